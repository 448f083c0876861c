import Foundation
import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct FixtureCommandTests {
  private let directory = TemporaryDirectory()
  private let log = OutputLog()

  @Test func `list prints each name with its tags`() async {
    #expect(await run(["list"]) == 0)
    #expect(log.written == "Good / Loaded  [list, first]\nGood / Empty\n")
    #expect(log.reported == "")
  }

  @Test func `show prints a screen as text`() async {
    #expect(await run(["show", "Good / Loaded"]) == 0)
    #expect(log.written == "loaded\n")
  }

  @Test func `show prints a card as JSON and a screen as HTML`() async {
    #expect(await run(["show", "good/loaded", "--format", "json"]) == 0)
    #expect(log.written.contains(#""name": "Good / Loaded""#))
    #expect(await run(["show", "--format", "html", "good/empty"]) == 0)
    #expect(log.written.hasSuffix("<p class=\"text\">&lt;empty&gt;</p>\n"))
  }

  @Test func `check says that all are good`() async {
    #expect(await run(["check"]) == 0)
    #expect(log.written == "2 fixtures are good.\n")
    #expect(log.reported == "")
  }

  @Test func `check names each fixture that is not good, and goes on`() async {
    #expect(await run(["check"], MixedFixtures.self) == 1)
    #expect(log.written == "3 of 5 fixtures are not good.\n")
    #expect(
      log.reported == """
        'Mixed / Throwing' is not good (Pages/PageFixtures.swift:12):
          The fixture threw SampleError: This is the error of a sample.
        'Mixed / Live' is not good (Pages/PageFixtures.swift:12):
          'HeirloomPreviewsTests.network' is live and was read in a preview scope. [live-recipe-read]
            requested at  the scope made at Pages/PageFixtures.swift:12
            declared at   HeirloomPreviewsTests/SampleFixtures.swift:17
            to fix        scope.overriding(\\.network, with: …), or a variant '.preview { … }'
        'Mixed / Missing' is not good (Pages/PageFixtures.swift:12):
          No 'ServiceDependency' is provided in this scope. [missing-dependency]
            requested at  Pages/Page.swift:7
            to fix        scope.providing { ServiceDependency(…) } at the root

        """
    )
  }

  @Test func `show of a fixture that is not good shows it and fails`() async {
    #expect(await run(["show", "mixed/live"], MixedFixtures.self) == 1)
    #expect(log.written == "live\n")
    #expect(log.reported.hasPrefix("'Mixed / Live' is not good"))
  }

  @Test func `record writes what has changed and names what belongs to none`() async throws {
    let catalog = FixtureCatalog(GoodFixtures.self)
    let folder = SnapshotFolder(path: directory.path)
    let path = directory.path

    #expect(await run(["record"], snapshots: folder) == 0)
    #expect(
      log.written
        == "recorded \(path)/Good/Loaded.txt\nrecorded \(path)/Good/Empty.txt\n2 snapshots have changed.\n"
    )
    for fixture in catalog.fixtures { try await folder.check(fixture) }
    try "old".write(toFile: path + "/Good/Old.txt", atomically: true, encoding: .utf8)
    try "old".write(toFile: path + "/Good/Empty.txt", atomically: true, encoding: .utf8)
    log.clear()
    #expect(await run(["record", "--output", path]) == 0)
    #expect(log.written == "recorded \(path)/Good/Empty.txt\n1 snapshot has changed.\n")
    #expect(log.reported == "No fixture has '\(path)/Good/Old.txt'.\n")
  }

  @Test func `gallery writes one page with a card for each fixture`() async throws {
    #expect(await run(["gallery", "--output", directory.path]) == 0)
    #expect(log.written == "2 fixtures in \(directory.path)/index.html\n")
    let page = try String(contentsOfFile: directory.path + "/index.html", encoding: .utf8)
    #expect(page.contains("Loaded") && page.contains("&lt;empty&gt;"))
  }

  @Test func `a folder that cannot be written is one line`() async {
    #expect(await run(["gallery", "--output", "/dev/null/gallery"]) == 1)
    #expect(
      log.reported
        == "Cannot write to '/dev/null/gallery'; give a folder where there is room to write.\n"
    )
  }

  @Test func `an output that cannot be written is one line`() async {
    #expect(await run(["list"], isFull: true) == 1)
    #expect(log.reported == "Cannot write the output; send it to where there is room.\n")
  }

  @Test(arguments: [
    ([], "Say what to do: 'list', 'show', 'check', 'record' or 'gallery'; '--help' explains them."),
    (
      ["lst\u{1B}"],
      """
      There is no command 'lst␛': 'list', 'show', 'check', 'record' or 'gallery'; '--help' explains \
      them.
      """
    ),
    (["list", "x"], "'list' does not take 'x'; '--help' tells what it takes."),
    (["check", "--all"], "'check' does not take '--all'; '--help' tells what it takes."),
    (["show"], "'show' needs the name of a fixture; 'list' prints them."),
    (["show", "x", "--format"], "'--format' needs 'text', 'json' or 'html'."),
    (["show", "x", "--format", "pdf"], "'--format' needs 'text', 'json' or 'html'."),
    (
      ["show", "Good / Loadd"],
      "There is no fixture 'Good / Loadd'. Similar ones: 'Good / Loaded', 'Good / Empty'."
    ),
    (["record"], "Say where the snapshots are: 'record --output DIR'."),
    (["record", "--output", ""], "'--output' needs a folder."),
    (["gallery"], "Say where to write the gallery: 'gallery --output DIR'."),
    (["gallery", "--open"], "Say where to write the gallery: 'gallery --output DIR'."),
  ])
  func `arguments that make no sense are one line`(
    _ arguments: [String],
    _ message: String
  ) async {
    #expect(await run(arguments) == 2)
    #expect(log.reported == message + "\n")
    #expect(log.written == "")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["show", "--help"]])
  func `help explains the commands`(_ arguments: [String]) async {
    #expect(await run(arguments) == 0)
    #expect(log.written.hasPrefix("list  "))
    #expect(log.written.contains("exit status:"))
  }

  @Test func `a catalogue with two fixtures of one name is refused`() async {
    #expect(await run(["list"], GoodFixtures.self, GoodFixtures.self) == 1)
    #expect(log.reported.hasPrefix("Several fixtures are called 'Good / Loaded', at "))
    #expect(log.reported.contains("\nSeveral fixtures are called 'Good / Empty', at "))
    #expect(log.written == "")
  }

  @Test func `an empty catalogue is refused`() async {
    #expect(await run(["check"], EmptyFixtures.self) == 1)
    #expect(log.reported == "The catalogue has no fixture; add one to it.\n")
  }

  @Test func `progress is shown to who looks, and taken back`() async {
    #expect(await run(["check"], isWatched: true) == 0)
    #expect(log.progress == ["[1/2] Good / Loaded", "[2/2] Good / Empty", ""])
  }

  @Test func `a terminal gets colour`() async {
    #expect(await run(["show", "Good / Button"], ButtonFixtures.self, isColored: true) == 0)
    #expect(log.written == "\u{1B}[36m[Press]\u{1B}[0m\n")
  }

  private func run(
    _ arguments: [String],
    _ screens: any Fixtures.Type...,
    snapshots: SnapshotFolder? = nil,
    isColored: Bool = false,
    isFull: Bool = false,
    isWatched: Bool = false
  ) async -> Int32 {
    let screens = screens.isEmpty ? [GoodFixtures.self] : screens
    return await FixtureCommand(
      FixtureCatalog(screens),
      snapshots: snapshots,
      output: log.output(isColored: isColored, isFull: isFull, isWatched: isWatched)
    ).run(arguments)
  }
}

private enum GoodFixtures: Fixtures {
  static var name: String { "Good" }

  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Loaded", tags: ["list", "first"]) { _ in ScreenNode.text("loaded") }
    Fixture("Empty") { _ in ScreenNode.text("<empty>") }
  }
}

private enum ButtonFixtures: Fixtures {
  static var name: String { "Good" }

  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Button") { _ in ScreenNode.button(ScreenButton("Press")) }
  }
}

private enum EmptyFixtures: Fixtures {
  static var fixtures: [Fixture] { [] }
}

private enum MixedFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    fixture("Good") { _ in .empty }
    fixture("Throwing") { _ in throw SampleError() }
    fixture("Live") { .text($0.network.answer()) }
    fixture("Missing") { _ in missing }
    fixture("Missing on purpose", expecting: .missingDependency) { _ in missing }
  }

  @MainActor private static var missing: ScreenNode {
    .content(
      DependencyProvider(fileID: "Pages/Page.swift", line: 7) { (it: ServiceDependency) in
        ScreenNode.text(it.service)
      }
    )
  }
}
