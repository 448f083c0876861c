import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens

// The article comes from the navigation, what may be done with saved ones from the database. No client
// is in sight.
enum ArticleFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Unsaved", tags: ["article"]) { _ in
      ItemDetailScreen(viewModel: ItemDetailViewModel(item: .sample, useCase: .of(.empty)))
    }

    Fixture("Saved", tags: ["article"]) { _ in
      ItemDetailScreen(
        viewModel: ItemDetailViewModel(item: .sample, useCase: .of(.saved([.sample])))
      )
    }
    .variants(.colorScheme(.dark))

    Fixture("Asking whether to delete", tags: ["article", "question"]) { _ in
      let viewModel = ItemDetailViewModel(item: .sample, useCase: .of(.saved([.sample])))
      viewModel.requestDeletion()
      return ItemDetailScreen(viewModel: viewModel)
    }

    // Between screens the scope hands over what the next one needs; here nobody has provided it.
    Fixture(
      "Opened without AppDependency",
      tags: ["article", "error"],
      expecting: .missingDependency
    ) { _ in
      DependencyProvider { (app: AppDependency) in
        ItemDetailScreen(.sample, app.itemDetail, in: ViewModelStore())
      }
    }
  }
}
