import HeirloomPreviews
import StateRepositoryModel
import StateRepositoryScreens

enum UserFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Settled", tags: ["settled"]) { _ in
      UserScreen(
        viewModel: UserViewModel(
          handle: "sample-01",
          state: .fixed(.existing(User(handle: "sample-01", name: "Sample One")))
        )
      )
    }

    Fixture("Settled without data", tags: ["settled", "empty"]) { _ in
      UserScreen(viewModel: UserViewModel(handle: "sample-99", state: .fixed(.absent)))
    }

    Fixture("Loading", tags: ["loading", "empty"]) { _ in
      UserScreen(viewModel: UserViewModel(handle: "sample-01", state: .loading(.absent)))
    }

    Fixture("In trouble", tags: ["error", "empty"]) { _ in
      UserScreen(
        viewModel: UserViewModel(handle: "sample-01", state: .error(.absent, SampleTrouble()))
      )
    }
  }
}
