import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct FixtureChoiceTests {
  private let catalog = FixtureCatalog(DrawerFixtures.self, OddDrawerFixtures.self)

  @Test func `a name of the catalogue chooses its fixture`() {
    guard case .fixture(let fixture) = FixtureChoice(named: "drawer / full", in: catalog) else {
      Issue.record("There is no fixture.")
      return
    }

    #expect(fixture.fullName == "Drawer / Full")
  }

  @Test func `an unknown name chooses nothing and is told with similar ones`() {
    let choice = FixtureChoice(named: "Drawer / Ful", in: catalog)

    guard case .unknown(let message) = choice else {
      Issue.record("There is a fixture.")
      return
    }

    #expect(message.hasPrefix("There is no fixture 'Drawer / Ful'. Similar ones: 'Drawer / Full'"))
    #expect(choice.previewScope() == nil)
  }

  @Test
  func `each preview has a scope of its own, with what the fixture and its variants override`()
    throws
  {
    let choice = FixtureChoice(named: "Drawer / Full, dark", in: catalog)

    let first = try #require(choice.previewScope())
    let second = try #require(choice.previewScope())

    #expect(first != second)
    #expect(first.screenColorScheme == .dark)
    #expect(first.missingDependencyPolicy == .placeholder)
  }

  @Test
  func `the scope of a preview has what the fixture derives, over the basis of the catalogue`()
    throws
  {
    let catalog = FixtureCatalog(DerivedFixtures.self) {
      $0.screenLanguage = "ja"
      $0.screenTextSize = .small
    }

    let scope = try #require(FixtureChoice(named: "Derived / Only", in: catalog).previewScope())

    #expect(scope.screenLanguage == "ja")
    #expect(scope.screenTextSize == .large)
    #expect(scope.screenColorScheme == .dark)
  }
}

private enum DerivedFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Only") {
      $0.screenTextSize = .large
    } deriving: {
      $0.overriding(\.screenColorScheme, with: .dark)
    } content: { _ in
      ScreenNode.text("Nothing")
    }
  }
}
