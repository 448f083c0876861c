import QiitaViewerModel
import Testing

@MainActor
struct AccountViewModelTests {
  private let log = CallLog()

  @Test(arguments: [(nil, false), ("", false), (" ", false), ("token", true)])
  func `the token is looked up at the beginning and nobody is asked`(
    _ token: String?,
    _ expected: Bool
  ) {
    let viewModel = AccountViewModel(
      apiClient: makeClient(),
      keychain: InMemoryKeychain(accessToken: token)
    )

    #expect(viewModel.hasToken == expected)
    #expect(viewModel.user == nil)
    #expect(log.calls == [])
  }

  @Test(arguments: ["token", "  token　"])
  func `submitting a token stores it and then asks for its owner`(_ typed: String) async {
    let keychain = InMemoryKeychain()
    let client = StubAPIClient(getUser: { [log] in
      log.add("user with \(keychain.accessToken ?? "nothing")")
      return .sample
    })
    let viewModel = AccountViewModel(apiClient: client, keychain: keychain)

    await viewModel.submitToken(typed)

    #expect(log.calls == ["user with token"])
    #expect(viewModel.user == .sample)
    #expect(viewModel.hasToken)
    #expect(!viewModel.isLoading)
    #expect(viewModel.errorMessage == nil)
  }

  @Test func `the token submitted is the one that the client uses next`() async {
    let keychain = InMemoryKeychain()
    let client = EmbeddedAPIClient(tokens: keychain)
    let viewModel = AccountViewModel(apiClient: client, keychain: keychain)
    await #expect(throws: APIError.noAccessToken) { try await client.authenticatedUser() }

    await viewModel.submitToken("token")

    #expect(viewModel.user == .sample)
    await #expect(throws: Never.self) { try await client.authenticatedUser() }
  }

  @Test(arguments: [nil, "", " \t"])
  func `without a token there is no owner and the client is not asked`(_ token: String?) async {
    let viewModel = AccountViewModel(
      apiClient: makeClient(),
      keychain: InMemoryKeychain(accessToken: token)
    )

    await viewModel.updateUser()

    #expect(viewModel.user == nil)
    #expect(viewModel.errorMessage == nil)
    #expect(log.calls == [])
  }

  @Test(arguments: ["", "  ", "\n"])
  func `submitting white space removes the token and its owner`(_ typed: String) async {
    let keychain = InMemoryKeychain(accessToken: "token")
    let viewModel = AccountViewModel(apiClient: makeClient(), keychain: keychain)
    await viewModel.updateUser()
    #expect(viewModel.user == .sample)

    await viewModel.submitToken(typed)

    #expect(keychain.accessToken == nil)
    #expect(!viewModel.hasToken)
    #expect(viewModel.user == nil)
    #expect(log.calls == ["user"])
  }

  @Test(arguments: ["to\nken", "token\r\n", "to\u{0}ken", "to\u{200B}ken", "\u{1B}[0mtoken"])
  func `a token with an invisible character is refused and the old one stays`(
    _ typed: String
  ) async {
    let keychain = InMemoryKeychain(accessToken: "old")
    let viewModel = AccountViewModel(apiClient: makeClient(), keychain: keychain)
    await viewModel.updateUser()

    await viewModel.submitToken(typed)

    #expect(
      viewModel.errorMessage
        == "The access token has a line break or an invisible character in it. "
        + "Paste it again without."
    )
    #expect(keychain.accessToken == "old")
    #expect(viewModel.user == .sample)
    #expect(log.calls == ["user"])
  }

  @Test func `an error of the client leaves no owner and says why`() async {
    let keychain = InMemoryKeychain(accessToken: "token")
    let client = StubAPIClient(getUser: { [log] in
      log.add("user")
      if log.calls.count > 1 { throw APIError.unexpectedStatus(401) }
      return .sample
    })
    let viewModel = AccountViewModel(apiClient: client, keychain: keychain)
    await viewModel.updateUser()

    await viewModel.updateUser()

    #expect(viewModel.user == nil)
    #expect(viewModel.hasToken)
    #expect(!viewModel.isLoading)
    #expect(viewModel.errorMessage == APIError.unexpectedStatus(401).description)
  }

  @Test func `forgetting the token removes it and its owner`() async {
    let keychain = InMemoryKeychain(accessToken: "token")
    let viewModel = AccountViewModel(apiClient: makeClient(), keychain: keychain)
    await viewModel.updateUser()

    viewModel.forgetToken()

    #expect(keychain.accessToken == nil)
    #expect(!viewModel.hasToken)
    #expect(viewModel.user == nil)
  }

  private func makeClient() -> StubAPIClient {
    StubAPIClient(getUser: { [log] in
      log.add("user")
      return .sample
    })
  }
}
