import Heirloom
import StateRepositoryModel
import StateRepositoryScreens
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DirectorySessionTests {
  @Test func `the states of what is followed are drawn before the next command`() async throws {
    let console = ScriptedConsole(["follow sample-01", "edit sample-01 Other Name"])

    let isWell = try await Self.run(console)

    #expect(isWell)
    #expect(
      console.shown == [
        "User sample-01\n==============\n… Loading\n",
        "User sample-01\n==============\nName: Sample User 1\n",
        "User sample-01\n==============\nName: Other Name\n",
      ]
    )
    #expect(console.reports == [])
  }

  @Test func `asking for a page many times at once is one request`() async throws {
    let console = ScriptedConsole(["validate", "more 100", "requests"])

    _ = try await Self.run(console)

    #expect(console.shown == ["The origin has had 2 requests."])
  }

  @Test func `what was written behind the back of the repositories is not drawn`() async throws {
    let console = ScriptedConsole(["follow", "write sample-01 Other Name", "requests"])

    _ = try await Self.run(console)

    #expect(
      console.shown.suffix(2) == [
        "The cache has the new name, and nobody was told.", "The origin has had 1 request.",
      ]
    )
    #expect(console.shown.count == 4)
  }

  @Test func `what is not followed any more is not drawn`() async throws {
    let console = ScriptedConsole(["follow", "unfollow", "refresh", "unfollow"])

    let isWell = try await Self.run(console)

    #expect(console.shown.count == 2)
    #expect(console.reports == [CommandError.notFollowed.description])
    #expect(!isWell)
  }

  @Test func `nothing follows quit`() async throws {
    let console = ScriptedConsole(["  ", "quit", "help"])

    #expect(try await Self.run(console))
    #expect(console.shown == [])
  }

  private static func run(_ console: ScriptedConsole) async throws -> Bool {
    let root = Scope(.test)
    let scope = root.providingDirectory()
    let dependency = try #require(scope[DirectoryDependency.self])
    let session = DirectorySession(dependency: dependency, in: scope, console: console)
    let isWell = await session.run()
    try await root.close()
    return isWell
  }
}
