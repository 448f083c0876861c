import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens

enum AccountFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    // Without a token the client is not even asked: one that fails would show.
    Fixture("Signed out", tags: ["account"]) { _ in
      let viewModel = AccountViewModel(apiClient: .failed, keychain: .signedOut)
      await viewModel.updateUser()
      return AccountScreen(viewModel: viewModel)
    }

    Fixture("Signed in", tags: ["account"]) { _ in
      let viewModel = AccountViewModel(apiClient: .loaded, keychain: .signedIn)
      await viewModel.updateUser()
      return AccountScreen(viewModel: viewModel)
    }

    Fixture("Failed", tags: ["account", "error"]) { _ in
      let viewModel = AccountViewModel(apiClient: .failed, keychain: .signedIn)
      await viewModel.updateUser()
      return AccountScreen(viewModel: viewModel)
    }

    Fixture("Loading", tags: ["account", "loading"]) { _ in
      let gate = Gate<Void>()
      let viewModel = AccountViewModel(apiClient: .loading(at: gate), keychain: .signedIn)
      try await gate.hold { await viewModel.updateUser() }
      return AccountScreen(viewModel: viewModel)
    }

    // The token that the screen stores is the one that the client of the scope sees next.
    Fixture("Token just set", tags: ["account"]) {
      $0.override(\.apiClient) { EmbeddedAPIClient(tokens: $0.keychain) }
    } content: { scope in
      let viewModel = AccountViewModel(apiClient: scope.apiClient, keychain: scope.keychain)
      await viewModel.submitToken("sample-token")
      return AccountScreen(viewModel: viewModel)
    }

    // The whole set of the application, of which the audit tells what the screen really needs.
    Fixture("Signed in, given everything", tags: ["account"]) {
      $0.apiClient = .loaded
      $0.database = .saved([.sample])
      $0.keychain = .signedIn
    } content: { scope in
      let viewModel = AccountViewModel(apiClient: scope.apiClient, keychain: scope.keychain)
      await viewModel.updateUser()
      return AccountScreen(viewModel: viewModel)
    }
  }
}
