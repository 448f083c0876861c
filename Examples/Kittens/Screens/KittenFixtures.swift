import Heirloom
public import HeirloomPreviews
import KittensModel

/// The screen of the kittens in its states, each by a whole component.
public enum KittenFixtures: Fixtures {
  /// The states.
  @FixtureBuilder public static var fixtures: [Fixture] {
    Fixture("Loaded") {
      $0.kittenDataSource = FixtureKittenDataSource()
    } content: { scope in
      try await loaded(in: scope)
    }
    Fixture("No kittens") {
      $0.kittenDataSource = FixtureKittenDataSource(answer: "[]")
    } content: { scope in
      try await loaded(in: scope)
    }
    Fixture("Failed", tags: ["error"]) {
      $0.kittenDataSource = FixtureKittenDataSource(answer: nil)
    } content: { scope in
      try await loaded(in: scope)
    }
    Fixture("Loading", tags: ["loading"]) {
      $0.kittenDataSource = GatedKittenDataSource(Gate())
    } content: { scope in
      let component = scope.makeKittenComponent()
      let view = KittenViewProxy()
      component.onViewCreated(view)
      try component.onStart()
      return KittenScreen(view.model)
    }
    Fixture("Not shown yet") { _ in
      KittenScreen(nil)
    }
  }

  @MainActor
  private static func loaded(in scope: Scope) async throws -> KittenScreen {
    let component = scope.makeKittenComponent()
    let view = KittenViewProxy()
    component.onViewCreated(view)
    try component.onStart()
    await component.idle()
    return KittenScreen(view.model)
  }
}
