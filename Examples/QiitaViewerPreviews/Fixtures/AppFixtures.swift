import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens

// The whole application, with commands as a person types them. One line sets it up; each fixture has
// stores of its own, so none finds what another has saved.
enum AppFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("An article is saved", tags: ["flow"]) {
      $0.apiClient = .loaded
    } deriving: {
      $0.providingAppDependency()
    } content: { scope in
      try await AppScreen(["open 1", "save", "saved"], in: scope)
    }

    Fixture("The saved article is deleted", tags: ["flow"]) {
      $0.apiClient = .loaded
    } deriving: {
      $0.providingAppDependency()
    } content: { scope in
      try await AppScreen(
        ["open 1", "save", "saved", "open 1", "delete", "yes", "saved"],
        in: scope
      )
    }
  }
}
