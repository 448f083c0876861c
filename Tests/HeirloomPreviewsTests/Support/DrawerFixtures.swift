import HeirloomPreviews

enum DrawerFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Empty") { _ in ScreenNode.empty }
    Fixture("Full", tags: ["socks"]) { _ in ScreenNode.text("full") }
      .variants(.colorScheme(.dark))
  }
}

enum OddDrawerFixtures: Fixtures {
  static let name = "The odd one"

  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Empty") { _ in ScreenNode.empty }
  }
}
