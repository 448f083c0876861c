import HeirloomPreviews

enum GoodFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Button", tags: ["<tag>"]) { _ in ScreenNode.button(ScreenButton("Press")) }
    Fixture("<script>alert('\"&')</script>") { _ in
      ScreenNode.screen("<script>" + String(repeating: "a\"'&", count: 2_500)) {
        ScreenNode.text(String(repeating: "long", count: 2_500))
      }
    }
  }
}
