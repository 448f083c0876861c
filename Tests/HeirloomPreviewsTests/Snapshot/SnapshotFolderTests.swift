import Foundation
import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct SnapshotFolderTests {
  private let directory = TemporaryDirectory()
  private var folder: SnapshotFolder { SnapshotFolder(path: directory.path) }

  @Test func `a snapshot that is missing is written, and fails once`() async throws {
    let fixture = page("one\ntwo")

    let error = await #expect(throws: SnapshotError.self) { try await folder.check(fixture) }

    let path = directory.path + "/Page/Loaded.txt"
    #expect(
      error.map { "\($0)" }
        == "There was no snapshot at '\(path)'. It has been written: look at it, and run again."
    )
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    try await folder.check(fixture)
  }

  @Test func `a change is told line by line, and the snapshot stays`() async throws {
    let lines = (1...20).map { "line \($0)" }
    _ = try? await folder.check(page(lines.joined(separator: "\n")))
    var changed = lines
    changed[1] = "line two"
    changed.remove(at: 13)
    changed.append("line 21")

    let error = await #expect(throws: SnapshotError.self) {
      try await folder.check(page(changed.joined(separator: "\n")))
    }

    let path = directory.path + "/Page/Loaded.txt"
    #expect(
      error.map { "\($0)" } == """
        The snapshot '\(path)' has changed. If that is right, accept it with 'record', or delete the \
        file and run again.
        --- \(path)
        +++ shown now
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +line two
         line 3
         line 4
         line 5
        @@ -11,10 +11,10 @@
         line 11
         line 12
         line 13
        -line 14
         line 15
         line 16
         line 17
         line 18
         line 19
         line 20
        +line 21
        """
    )
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("line 1\nline 2\n"))
  }

  @Test func `texts that look alike and have other bytes differ`() async throws {
    _ = try? await folder.check(page("caf\u{E9}"))

    let error = await #expect(throws: SnapshotError.self) {
      try await folder.check(page("cafe\u{301}"))
    }

    #expect(error.map { "\($0)" }?.contains("-caf\\u{E9}\n+cafe\\u{301}") == true)
  }

  @Test func `what a terminal would obey and a missing line break are spelled out`() async throws {
    let path = directory.path + "/Page/Loaded.txt"
    _ = try? await folder.check(page("one"))
    try "\u{1B}[2Jone".write(toFile: path, atomically: true, encoding: .utf8)

    let error = await #expect(throws: SnapshotError.self) { try await folder.check(page("one")) }

    #expect(
      error.map { "\($0)" }?.hasSuffix(
        "@@ -1,1 +1,1 @@\n-\\u{1B}[2Jone\n\\ No newline at end of file\n+one"
      ) == true
    )
  }

  @Test func `a fixture that is not good is not compared`() async throws {
    let fixture = FixtureCatalog(BadFixtures.self).fixtures[0]

    let error = await #expect(throws: SnapshotError.self) { try await folder.check(fixture) }

    #expect(
      error.map { "\($0)" } == """
        The fixture 'Bad / Throwing' is not good, so it is not compared.
        The fixture threw SampleError: This is the error of a sample.
        """
    )
    #expect(!FileManager.default.fileExists(atPath: directory.path))
  }

  @Test func `files that belong to no fixture are named`() async throws {
    let catalog = FixtureCatalog(PageFixtures.self)
    for fixture in catalog.fixtures { _ = try? await folder.check(fixture) }
    try folder.checkForUnusedFiles(catalog)
    let path = directory.path + "/Page/Old.txt"
    try "old".write(toFile: path, atomically: true, encoding: .utf8)

    let error = #expect(throws: SnapshotError.self) { try folder.checkForUnusedFiles(catalog) }

    #expect(error.map { "\($0)" } == "No fixture has these snapshots; delete them:\n  \(path)")
  }

  @Test func `a name stays within the folder, whatever is in it`() async throws {
    for fixture in FixtureCatalog(PageFixtures.self).fixtures {
      _ = try? await folder.check(fixture)
    }

    let files = try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
    #expect(
      files == [
        "Page", "Page/%2E%2E%2FLoaded.txt", "Page/%2E.txt", "Page/Loaded, 100%25.txt",
        "Page/日本語 %F0%9F%91%8B.txt",
      ]
    )
  }

  @Test func `a folder that cannot be written is told`() async throws {
    let error = await #expect(throws: SnapshotError.self) {
      try await SnapshotFolder(path: "/dev/null/snapshots").check(page("one"))
    }

    #expect(
      error.map { "\($0)" }?.hasPrefix("Cannot write '/dev/null/snapshots/Page/Loaded.txt': ")
        == true
    )
  }

  private func page(_ text: String) -> Fixture {
    var page = fixture("Loaded") { _ in .text(text) }
    page.screen = "Page"
    return page
  }
}

private enum PageFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    for name in ["../Loaded", ".", "Loaded, 100%", "日本語 👋"] {
      Fixture(name) { _ in ScreenNode.text("text") }
    }
  }
}

private enum BadFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Throwing") { _ -> ScreenNode in throw SampleError() }
  }
}
