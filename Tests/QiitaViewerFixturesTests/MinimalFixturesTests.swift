import Foundation
import HeirloomPreviews
import QiitaViewerFixtures
import Testing

// What a card offers to copy is compiled as a program of its own, which has to show the same.
@Suite(.timeLimit(.minutes(10)))
struct MinimalFixturesTests {
  @MainActor
  @Test func `the minimal fixture of every card compiles and renders the same`() async throws {
    var cards: [GalleryCard] = []
    for fixture in FixtureCatalog.qiitaViewer.fixtures { cards.append(await fixture.render().card) }
    let directory = try TemporaryDirectory()
    let program = directory.url.appending(path: "Minimal")
    try await compile(Self.code(of: cards), into: program, in: directory)

    let run = try await Run(program, [])

    #expect(run.status == 0)
    let contents = run.output.components(separatedBy: "\u{0}")
    #expect(contents.count == cards.count + 1)
    for (card, content) in zip(cards, contents) {
      #expect(!card.minimalFixture.isEmpty)
      // Where a missing dependency is asked for is another place in another file.
      let place = /QiitaViewerFixtures\/ArticleFixtures.swift:[0-9]+|Minimal\/main.swift:[0-9]+/
      #expect(
        content.replacing(place, with: "PLACE")
          == JSONRenderer().render(card.content).replacing(place, with: "PLACE")
      )
    }
  }

  @MainActor
  @Test func `what a screen does not need is not in its minimal fixture`() async throws {
    let fixture = try FixtureCatalog.qiitaViewer.fixture(
      named: "Account / Signed in, given everything"
    )
    let card = await fixture.render().card

    #expect(
      card.minimalFixture == """
        Fixture(
          "Signed in, given everything",
          tags: ["account"],
          overriding: {
            $0.apiClient = .loaded
            $0.keychain = .signedIn
          },
          content: { scope in
            let viewModel = AccountViewModel(apiClient: scope.apiClient, keychain: scope.keychain)
            await viewModel.updateUser()
            return AccountScreen(viewModel: viewModel)
          }
        )
        """
    )
  }

  /// A program that shows the minimal fixtures, each in a catalogue of its own.
  private static func code(of cards: [GalleryCard]) -> String {
    let screens = cards.enumerated().map { index, card in
      """
      enum Minimal\(index): Fixtures {
        @FixtureBuilder static var fixtures: [Fixture] {
      \(card.minimalFixture)
        }
      }

      """
    }
    let names = cards.indices.map { "Minimal\($0).self" }.joined(separator: ", ")
    return """
      import Heirloom
      import HeirloomPreviews
      import QiitaViewerFixtures
      import QiitaViewerModel
      import QiitaViewerScreens

      \(screens.joined())
      let catalog = FixtureCatalog([\(names)], overriding: FixtureCatalog.qiitaViewer.basis)
      for fixture in catalog.fixtures {
        print(JSONRenderer().render(await fixture.render().content), terminator: "\\0")
      }

      """
  }

  private func compile(
    _ code: String,
    into program: URL,
    in directory: TemporaryDirectory
  )
    async throws
  {
    let source = directory.url.appending(path: "main.swift")
    try code.write(to: source, atomically: true, encoding: .utf8)
    let objects = try [
      "Heirloom", "HeirloomPreviews", "QiitaViewerModel", "QiitaViewerSQLite", "QiitaViewerScreens",
      "QiitaViewerFixtures",
    ].flatMap { try BuildFolder.objects(of: $0) }
    // Where the trait is on, the screens can keep articles in a library that has to be found.
    let library = URL(filePath: #filePath)
      .appending(path: "../../../Examples/QiitaViewer/CSQLite").standardized
    let compiler = ProcessInfo.processInfo.environment["SWIFT_EXEC"] ?? "swiftc"
    let run = try await Run(
      URL(filePath: "/usr/bin/env"),
      [
        compiler, "-swift-version", "6", "-module-name", "Minimal", "-I",
        BuildFolder.item("Modules").path(percentEncoded: false),
        "-I", library.path(percentEncoded: false),
        source.path(percentEncoded: false), "-o", program.path(percentEncoded: false),
      ] + objects
    )
    try #require(run.status == 0, "\(run.errors)\(run.output)")
  }
}
