import Heirloom
import LoopbackServer
import QiitaViewerModel
import QiitaViewerScreens
import Testing

extension ViewerLoopTests {
  @Test func `a person is told of a load that takes long, until it ends`() async throws {
    let (told, patience) = (Gate(), Gate())
    let console = ScriptedConsole([], isInteractive: true) { told.open() }
    let client = StubAPIClient(getItems: { _, _ in
      patience.open()
      await told.wait()
      return ItemPage(items: [.sample], nextPage: nil)
    })

    _ = try await run(console, client) { duration in
      #expect(duration == .milliseconds(300))
      await patience.wait()
    }

    #expect(console.transcript == ["progress: Loading …", "progress hidden", Self.found])
  }

  @Test func `a person is told of a long load that fails, too`() async throws {
    let told = Gate()
    let console = ScriptedConsole([], isInteractive: true) { told.open() }
    let client = StubAPIClient(getItems: { _, _ in
      await told.wait()
      throw APIError.connectionLost
    })

    _ = try await run(console, client) { _ in }

    #expect(console.transcript.prefix(2) == ["progress: Loading …", "progress hidden"])
    #expect(
      console.transcript.last == "reported: search: The connection was lost before the answer was "
        + "complete. Try again."
    )
  }

  @Test func `a load that ends in time is not told of, even by a clock that is late`() async throws
  {
    let ended = Gate()
    let console = ScriptedConsole(["saved", "account"], isInteractive: true)

    // This sleep takes no notice of being cancelled, and ends after everything else.
    let sleeps = AsyncStream<Void>.makeStream()
    _ = try await run(console) { _ in
      await ended.wait()
      sleeps.continuation.yield()
    }
    ended.open()
    for await _ in sleeps.stream.prefix(console.transcript.count) {}
    await Task.yield()

    #expect(!console.transcript.contains { $0.hasPrefix("progress") })
    #expect(console.transcript.count == 3)
  }

  @Test func `a script is not told of progress`() async throws {
    let console = ScriptedConsole(["saved"])

    _ = try await run(console) { _ in Issue.record("Nobody waits for a script to lose patience.") }

    #expect(console.transcript.count == 2)
  }
}
