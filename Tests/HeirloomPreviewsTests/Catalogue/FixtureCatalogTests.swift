import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct FixtureCatalogTests {
  private let catalog = FixtureCatalog(ShelfFixtures.self, OddFixtures.self)

  @Test func `fixtures are named after their screens, in their order`() {
    #expect(
      catalog.fixtures.map(\.fullName) == [
        "Shelf / Empty", "Shelf / 1", "Shelf / 2", "Shelf / Full", "Shelf / Full, dark",
        "The odd one / Empty",
      ]
    )
    #expect(catalog.fixtures.map { "\($0)" } == catalog.fixtures.map(\.fullName))
    #expect(catalog.duplicates.isEmpty)
  }

  @Test(arguments: FixtureCatalog(ShelfFixtures.self, OddFixtures.self).fixtures)
  func `fixtures can be the arguments of a test`(_ fixture: Fixture) async {
    let rendering = await fixture.render()

    #expect(rendering.complaint == nil)
  }

  @Test(arguments: ["Shelf / Full", "shelf/full", "  Shelf /FULL "])
  func `a fixture is found by its name`(_ name: String) throws {
    #expect(try catalog.fixture(named: name).fullName == "Shelf / Full")
  }

  @Test(arguments: [
    ("Shelf / Ful", "Similar ones: 'Shelf / Full', 'Shelf / Full, dark', 'Shelf / 1'."),
    ("Empty", "Similar ones: 'Shelf / Empty', 'The odd one / Empty'."),
    ("nothing like that at all", "'list' prints them all."),
  ])
  func `an unknown name is told with similar ones`(_ name: String, _ hint: String) throws {
    let error = #expect(throws: UnknownFixture.self) { try catalog.fixture(named: name) }

    #expect(error.map { "\($0)" } == "There is no fixture '\(name)'. \(hint)")
  }

  @Test func `a name that two fixtures have is an error that names both places`() async throws {
    let catalog = FixtureCatalog(TwiceFixtures.self, ShelfFixtures.self)
    let message = """
      Several fixtures are called 'Twice / Same', at Pages/First.swift:3 and Pages/Second.swift:4; \
      give each a name of its own.
      """

    #expect(catalog.duplicates.map { "\($0)" } == [message])
    var complaints: [String?] = []
    for fixture in catalog.fixtures.prefix(3) {
      complaints.append(await fixture.render().complaint)
    }
    #expect(complaints == [message, message, nil])
  }

  @Test func `what all fixtures begin with gives way to what one sets itself`() async throws {
    let catalog = FixtureCatalog(NumberFixtures.self) {
      $0.number = 5
      $0.other = 6
    }

    var contents: [ResolvedNode] = []
    for fixture in catalog.fixtures {
      let rendering = await fixture.render()
      #expect(rendering.complaint == nil)
      contents.append(rendering.content)
    }
    #expect(contents == [.text("5 6"), .text("7 6")])
  }
}

private enum ShelfFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Empty") { _ in ScreenNode.empty }
    for count in 1...2 {
      Fixture("\(count)") { _ in ScreenNode.text("\(count)") }
    }
    Fixture("Full") { _ in ScreenNode.empty }.variants(.colorScheme(.dark))
  }
}

private enum OddFixtures: Fixtures {
  static var name: String { "The odd one" }

  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Empty") { _ in ScreenNode.empty }
  }
}

private enum TwiceFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Same", fileID: "Pages/First.swift", line: 3) { _ in ScreenNode.empty }
    Fixture("Same", fileID: "Pages/Second.swift", line: 4) { _ in ScreenNode.empty }
  }
}

private enum NumberFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Basis") { ScreenNode.text("\($0.number) \($0.other)") }
    Fixture("Own") {
      $0.number = 7
    } content: {
      ScreenNode.text("\($0.number) \($0.other)")
    }
  }
}
