import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct AccountScreenTests {
  private static let signedOut = """
    Account
    =======
    Access token: not set
    [Set the token]  token

    """
  private static let signedIn = """
    Account
    =======
    Access token: set
    Signed in as: Sample User
    [Set the token]  token
    [Forget the token]  forget

    """

  private let scope = Scope(.test)

  @Test func `without a token nobody is signed in and nobody is asked`() async throws {
    let client = StubAPIClient(getUser: { throw APIError.unexpectedStatus(500) })
    let screen = makeScreen(client, InMemoryKeychain())

    try await screen.appear(in: scope)

    #expect(text(of: screen) == Self.signedOut)
  }

  @Test func `while it is asking it says so, and then whose token it is`() async throws {
    let client = HeldAPIClient()
    let screen = makeScreen(client, InMemoryKeychain(accessToken: "s3cret"))

    let request = Task { try await screen.appear(in: scope) }
    let answer = try await client.nextUser()
    #expect(
      text(of: screen) == """
        Account
        =======
        Access token: set
        … Asking whose token it is
        [Set the token]  token
        [Forget the token]  forget

        """
    )

    answer.resume(returning: .sample)
    try await request.value
    #expect(text(of: screen) == Self.signedIn)
  }

  @Test func `a token that is set signs in and one that is forgotten signs out`() async throws {
    let screen = makeScreen(StubAPIClient(), InMemoryKeychain())

    _ = try await screen.perform(.token(" s3cret "), in: scope)
    #expect(text(of: screen) == Self.signedIn)

    _ = try await screen.perform(.forget, in: scope)
    #expect(text(of: screen) == Self.signedOut)
  }

  @Test func `a token that is refused is an error that shows no token`() async {
    let client = StubAPIClient(getUser: { throw APIError.unexpectedStatus(401) })
    let screen = makeScreen(client, InMemoryKeychain())

    await #expect(
      throws: CommandError.failed("The site answered with status 401. Try again later.")
    ) {
      _ = try await screen.perform(.token("s3cret"), in: scope)
    }

    #expect(
      text(of: screen) == """
        Account
        =======
        Access token: set
        ! The site answered with status 401. Try again later.
        [Set the token]  token
        [Forget the token]  forget

        """
    )
  }

  @Test func `a token that is no token is an error that shows no token`() async {
    let screen = makeScreen(StubAPIClient(), InMemoryKeychain())
    let message =
      "The access token has a line break or an invisible character in it. Paste it again without."

    await #expect(throws: CommandError.failed(message)) {
      _ = try await screen.perform(.token("s3\u{200B}cret"), in: scope)
    }

    #expect(
      text(of: screen) == """
        Account
        =======
        Access token: not set
        ! The access token has a line break or an invisible character in it. Paste it
        again without.
        [Set the token]  token

        """
    )
  }

  @Test(arguments: [Command.save, .delete, .yes, .no, .more, .open(1), .search("x")])
  func `a command of another screen is not understood`(_ command: Command) async throws {
    let outcome = try await makeScreen(StubAPIClient(), InMemoryKeychain())
      .perform(command, in: scope)

    guard case .notUnderstood = outcome else {
      Issue.record("\(command) must not be understood")
      return
    }
  }

  private func makeScreen(_ client: any APIClient, _ keychain: InMemoryKeychain) -> AccountScreen {
    AccountScreen(viewModel: AccountViewModel(apiClient: client, keychain: keychain))
  }

  private func text(of screen: AccountScreen) -> String {
    TextRenderer().render(screen, in: scope)
  }
}
