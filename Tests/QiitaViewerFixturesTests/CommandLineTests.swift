import Foundation
import Testing

// The programs as they were built, run as a script would.
@Suite(.timeLimit(.minutes(10)))
struct CommandLineTests {
  @Test func `the catalogue of Qiita Viewer is good`() async throws {
    let run = try await Run(BuildFolder.item("QiitaViewerPreviews"), ["check"])

    #expect(run.status == 0)
    #expect(run.output.hasSuffix(" fixtures are good.\n"))
    #expect(run.errors == "")
  }

  @Test func `a pipe gets neither colour nor progress`() async throws {
    let run = try await samples("bad", "check")

    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.errors.contains("\u{1B}"))
    #expect(!run.errors.contains("\r"))
  }

  @Test func `a live recipe, an error and a missing dependency are named`() async throws {
    let run = try await samples("bad", "check")

    #expect(run.status == 1)
    #expect(!run.isTrap)
    #expect(run.output == "3 of 5 fixtures are not good.\n")
    for name in ["Live", "Throwing", "Missing"] {
      #expect(
        run.errors.contains("'Bad / \(name)' is not good (fixture_samples/BadFixtures.swift:")
      )
    }
    #expect(run.errors.contains("'fixture_samples.network'"))
    #expect(!run.errors.contains("Good / "))
  }

  @Test(arguments: [
    ("trapping", "Trapping / Out of bounds"), ("requiring", "Requiring / Not given"),
  ])
  func `a screen that traps names its fixture`(_ catalog: String, _ name: String) async throws {
    let run = try await samples(catalog, "check")

    #expect(run.isTrap)
    #expect(run.errors.contains("The fixture '\(name)' (fixture_samples/BadFixtures.swift:"))
    #expect(!run.errors.contains("Good / "))
  }

  @Test func `two fixtures of one name are refused`() async throws {
    let run = try await samples("twice", "list")

    #expect(run.status == 1)
    #expect(run.errors.contains("Several fixtures are called 'Good / Button', at "))
  }

  @Test func `arguments that make no sense have a status of their own`() async throws {
    #expect(try await samples("good", "lst").status == 2)
    #expect(try await samples("good", "show", "nothing").status == 2)
    #expect(try await samples("good", "show", "good/button").status == 0)
  }

  @Test func `a gallery is written with as many cards as there are fixtures`() async throws {
    let directory = try TemporaryDirectory()

    let run = try await samples("bad", "gallery", "--output", directory.path + "/new/gallery")

    #expect(run.status == 0)
    let page = try String(
      contentsOf: directory.url.appending(path: "new/gallery/index.html"),
      encoding: .utf8
    )
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert"))
  }

  private func samples(_ arguments: String...) async throws -> Run {
    try await Run(BuildFolder.item("fixture-samples"), arguments)
  }
}
