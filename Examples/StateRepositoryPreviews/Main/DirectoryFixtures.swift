import HeirloomPreviews
import StateRepositoryModel
import StateRepositoryScreens

// The six things that a screen of any data has to show, here of a list.
enum DirectoryFixtures: Fixtures {
  private static let page = UserDirectory(
    users: [
      User(handle: "sample-01", name: "Sample One"), User(handle: "sample-02", name: "Sample Two"),
    ],
    nextKey: "2"
  )

  @FixtureBuilder static var fixtures: [Fixture] {
    fixture("Settled", .fixed(.existing(page)), tags: ["settled"])
    fixture("Settled on the last page", .fixed(.existing(UserDirectory(users: page.users))))
    fixture("Settled without data", .fixed(.absent), tags: ["settled", "empty"])
    fixture("Loading", .loading(.absent), tags: ["loading", "empty"])
    fixture("Refreshing", .loading(.existing(page)), tags: ["loading"])
    fixture("In trouble", .error(.existing(page), SampleTrouble()), tags: ["error"])
    fixture("In trouble without data", .error(.absent, SampleTrouble()), tags: ["error", "empty"])
  }

  private static func fixture(
    _ name: String,
    _ state: State<UserDirectory>,
    tags: [String] = ["settled"],
    line: UInt = #line
  ) -> Fixture {
    Fixture(name, tags: tags, line: line) { _ in
      DirectoryScreen(viewModel: DirectoryViewModel(state: state))
    }
  }
}
