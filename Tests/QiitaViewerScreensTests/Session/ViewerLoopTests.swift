import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ViewerLoopTests {
  static let found = """
    shown:
    Search
    ======
    Query: tag:swift
      1 依存性の注入をひとつの画面から始める
        Sample User · 2026-04-01 · swift, dependency-injection · 12 likes

    """
  private static let nothingSaved = "shown:\nSaved articles\n==============\nNo saved articles.\n"
  private static let signedIn = """
    shown:
    Account
    =======
    Access token: set
    Signed in as: Sample User
    [Set the token]  token
    [Forget the token]  forget

    """

  @Test(arguments: [true, false])
  func `the search is shown first, then the screen after each command, until quit`(
    _ isInteractive: Bool
  ) async throws {
    let console = ScriptedConsole(["saved", "quit", "saved"], isInteractive: isInteractive)

    let status = try await run(console)

    #expect(status == 0)
    #expect(console.transcript == [Self.found, Self.nothingSaved])
    #expect(console.unreadLines == ["saved"])
  }

  @Test(arguments: [true, false])
  func `the end of input is quit`(_ isInteractive: Bool) async throws {
    let console = ScriptedConsole([], isInteractive: isInteractive)

    let status = try await run(console)

    #expect(status == 0)
    #expect(console.transcript == [Self.found])
  }

  @Test func `blank lines are ignored`() async throws {
    let console = ScriptedConsole(["", "   ", "\t", "\u{3000}", "\r", "saved"])

    let status = try await run(console)

    #expect(status == 0)
    #expect(console.transcript == [Self.found, Self.nothingSaved])
  }

  @Test(arguments: [
    ("find", "There is no command 'find'; 'help' lists the commands."),
    ("open", "'open' needs something more, for example 'open 1'."),
    ("open 2", "open: There is no article 2; the only one is 1."),
    ("back", "back: There is no screen to go back to; 'help' lists the commands."),
    ("save", "save: 'save' does nothing on this screen; 'help' lists the commands."),
  ])
  func `a script gets one line for a command that fails, goes on, and ends with one`(
    _ line: String,
    _ expected: String
  ) async throws {
    let console = ScriptedConsole([line, "saved"])

    let status = try await run(console)

    #expect(status == 1)
    #expect(console.transcript == [Self.found, "reported: \(expected)", Self.nothingSaved])
  }

  @Test func `a person sees the screen again with the line below it, and ends with nought`()
    async throws
  {
    let console = ScriptedConsole(["back", "saved"], isInteractive: true)

    let status = try await run(console)

    #expect(status == 0)
    #expect(
      console.transcript == [
        Self.found,
        Self.found,
        "reported: back: There is no screen to go back to; 'help' lists the commands.",
        Self.nothingSaved,
      ]
    )
  }

  @Test func `a first search that fails is reported, and the session goes on`() async throws {
    let client = StubAPIClient(getItems: { _, _ in throw APIError.unexpectedStatus(503) })
    let console = ScriptedConsole(["saved"])

    let status = try await run(console, client)

    #expect(status == 1)
    #expect(
      console.transcript == [
        "reported: search: The site answered with status 503. Try again later.",
        Self.nothingSaved,
      ]
    )
  }

  @Test func `a report is one line that is harmless to a terminal`() async throws {
    struct HostileError: Error, CustomStringConvertible {
      let description = "a\u{1B}[2J\r\nb\u{2028}c\u{202E}d"
    }
    let client = StubAPIClient(getItems: { _, _ in throw HostileError() })
    let console = ScriptedConsole(["\u{1B}]0;x\u{7}"])

    let status = try await run(console, client)

    #expect(status == 1)
    #expect(
      console.transcript == [
        "reported: search: a␛[2J b c\u{FFFD}d",
        "reported: There is no command '␛]0;x␇'; 'help' lists the commands.",
      ]
    )
  }

  @Test func `a report has a length that a person can read`() async throws {
    let console = ScriptedConsole(["search x:\(String(repeating: "a", count: 10_000))"])

    _ = try await run(console, EmbeddedAPIClient(items: [.sample], tokens: InMemoryKeychain()))

    let report = try #require(console.transcript.last)
    #expect(report.hasPrefix("reported: search: 'x:' in 'x:aaaa"))
    #expect(report.count < 1000)
  }

  @Test func `in a terminal the token is asked for, and shown nowhere`() async throws {
    let keychain = InMemoryKeychain()
    let console = ScriptedConsole(["token"], secrets: ["s3cret"], isInteractive: true)

    let status = try await run(console, keychain: keychain)

    #expect(status == 0)
    #expect(keychain.accessToken == "s3cret")
    #expect(
      console.transcript == [Self.found, "asked: Access token (not shown): ", Self.signedIn]
    )
  }

  @Test(arguments: [true, false])
  func `a token in the line is not asked for, and shown nowhere`(_ isInteractive: Bool) async throws
  {
    let keychain = InMemoryKeychain()
    let console = ScriptedConsole(["token s3cret"], isInteractive: isInteractive)

    let status = try await run(console, keychain: keychain)

    #expect(status == 0)
    #expect(keychain.accessToken == "s3cret")
    #expect(console.transcript == [Self.found, Self.signedIn])
  }

  @Test func `a script cannot be asked for a token`() async throws {
    let keychain = InMemoryKeychain(accessToken: "old")
    let console = ScriptedConsole(["token", "s3cret"], secrets: ["s3cret"])

    let status = try await run(console, keychain: keychain)

    #expect(status == 1)
    #expect(keychain.accessToken == "old")
    #expect(
      console.transcript.dropFirst().first
        == "reported: 'token' needs something more, for example 'token VALUE'."
    )
  }

  @Test(arguments: ["", "  "])
  func `an empty answer to the question for a token keeps the one there is`(
    _ answer: String
  ) async throws {
    let keychain = InMemoryKeychain(accessToken: "old")
    let console = ScriptedConsole(["token"], secrets: [answer], isInteractive: true)

    let status = try await run(console, keychain: keychain)

    #expect(status == 0)
    #expect(keychain.accessToken == "old")
    #expect(
      console.transcript == [
        Self.found,
        "asked: Access token (not shown): ",
        "reported: Nothing was entered, so the token stays as it was; 'forget' forgets it.",
      ]
    )
  }

  @Test func `a token that is refused is reported without it`() async throws {
    let client = StubAPIClient(getUser: { throw APIError.unexpectedStatus(401) })
    let console = ScriptedConsole(["token s3cret"])

    let status = try await run(console, client)

    #expect(status == 1)
    #expect(
      console.transcript == [
        Self.found, "reported: token: The site answered with status 401. Try again later.",
      ]
    )
  }

  @Test(arguments: [true, false])
  func `help shows the explanation alone`(_ isInteractive: Bool) async throws {
    let console = ScriptedConsole(["help"], isInteractive: isInteractive)

    let status = try await run(console)

    #expect(status == 0)
    #expect(console.transcript == [Self.found, "shown:\n\(Command.explanation)\n"])
  }

  @Test func `quit shows nothing more, and a failure before it still counts`() async throws {
    let console = ScriptedConsole(["nonsense", "quit"])

    let status = try await run(console)

    #expect(status == 1)
    #expect(console.transcript.count == 2)
  }

  func run(
    _ console: ScriptedConsole,
    _ client: any APIClient = StubAPIClient(),
    keychain: InMemoryKeychain = InMemoryKeychain(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in
      // Longer than any test takes.
      try await Task.sleep(for: .seconds(86_400))
    }
  ) async throws -> Int32 {
    let scope = Scope(.test) {
      $0.apiClient = client
      $0.keychain = keychain
    }
    .providingAppDependency()
    let app = try #require(scope[AppDependency.self])
    let session = ViewerSession(dependency: app, in: scope)
    return await ViewerLoop(session: session, console: console, sleep: sleep).run()
  }
}
