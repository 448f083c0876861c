import HeirloomPreviews

enum GoodFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Button", tags: ["<tag>"]) { _ in ScreenNode.button(ScreenButton("Press")) }
    Fixture("<script>alert('\"&')</script>") { _ in
      ScreenNode.screen("<script>alert(\"'&\")</script>") {
        ScreenNode.text(String(repeating: "long", count: 2_500))
      }
    }
  }
}
