import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens

enum SavedFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Empty", tags: ["list"]) { _ in
      let viewModel = SavedListViewModel(database: .empty)
      viewModel.reload()
      return SavedListScreen(viewModel: viewModel)
    }

    Fixture("Filled", tags: ["list"]) { _ in
      let viewModel = SavedListViewModel(database: .saved(Array([Item].embedded.prefix(3))))
      viewModel.reload()
      return SavedListScreen(viewModel: viewModel)
    }
  }
}
