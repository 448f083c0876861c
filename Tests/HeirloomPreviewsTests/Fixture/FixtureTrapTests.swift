import Heirloom
import HeirloomPreviews
import Testing

// A trap ends the process; what is left to do is to say which fixture it was.
@Suite(.timeLimit(.minutes(10)))
struct FixtureTrapTests {
  @Test func `a required value that is not given names the fixture before the program ends`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = await fixture { .text($0.given) }.render()
      }
    )

    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "The fixture 'Usual' (Pages/PageFixtures.swift:12) ends the program:\n"
      )
    )
  }

  @Test func `a screen that traps in a command names its fixture`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = await FixtureCommand(FixtureCatalog(TrappingFixtures.self)).run(["check"])
      }
    )

    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The fixture 'Trapping / Out of bounds' ("))
    #expect(text.contains(") has ended the program.\n"))
    #expect(!text.contains("Trapping / Good"))
  }

  @Test func `a failure that ends the program of a command names the fixture once`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = await FixtureCommand(FixtureCatalog(RequiringFixtures.self)).run(["check"])
      }
    )

    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.ranges(of: "Requiring / Nothing given").count == 1)
  }
}

private enum TrappingFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Good") { _ in ScreenNode.empty }
    Fixture("Out of bounds") { _ in ScreenNode.text([String]()[ScreenTextSize.allCases.count]) }
  }
}

private enum RequiringFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Nothing given") { scope in ScreenNode.text(scope.given) }
  }
}
