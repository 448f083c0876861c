import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens

// The search needs a client and nothing else, and so do its fixtures.
enum SearchFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Loaded", tags: ["list"]) { _ in
      let viewModel = ItemListViewModel(apiClient: .loaded)
      try await viewModel.loadIfEmpty()
      return ItemListScreen(viewModel: viewModel)
    }
    .variants(.textSize(.extraLarge), .colorScheme(.dark), .language("ja"))

    Fixture("Only GitHub", tags: ["list"]) { _ in
      let client = StubAPIClient(getItems: { query, _ in
        let isWanted = query.lowercased().contains("github")
        return ItemPage(items: isWanted ? [.sample] : [], nextPage: nil)
      })
      let viewModel = ItemListViewModel(apiClient: client)
      try await viewModel.search("title:GitHub")
      return ItemListScreen(viewModel: viewModel)
    }

    Fixture("Empty", tags: ["list"]) { _ in
      let viewModel = ItemListViewModel(apiClient: .empty)
      try await viewModel.loadIfEmpty()
      return ItemListScreen(viewModel: viewModel)
    }

    Fixture("Failed", tags: ["list", "error"]) { _ in
      let viewModel = ItemListViewModel(apiClient: .failed)
      try? await viewModel.loadIfEmpty()
      return ItemListScreen(viewModel: viewModel)
    }

    Fixture("Loading", tags: ["list", "loading"]) { _ in
      let gate = Gate<Void>()
      let viewModel = ItemListViewModel(apiClient: .loading(at: gate))
      try await gate.hold { try? await viewModel.loadIfEmpty() }
      return ItemListScreen(viewModel: viewModel)
    }
  }
}
