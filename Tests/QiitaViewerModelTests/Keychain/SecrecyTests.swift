import Foundation
import QiitaViewerModel
import Testing

/// Nothing that a program can print about a token's whereabouts shows the token.
@MainActor
struct SecrecyTests: ~Copyable {
  private static let token = "s3cr3t-t0k3n"

  private let directory = TemporaryDirectory()

  @Test func `a keychain in memory does not show its token`() {
    let keychain = InMemoryKeychain(accessToken: Self.token)

    expectNoToken(in: keychain)
    #expect("\(keychain)" == "InMemoryKeychain")
    #expect(String(reflecting: keychain) == "InMemoryKeychain")
  }

  @Test func `a keychain in a file does not show its token`() throws {
    let keychain = FileKeychain(directory: directory.url)
    try keychain.setAccessToken(Self.token)

    expectNoToken(in: keychain)
  }

  @Test func `a client does not show the token it sends`() throws {
    let keychain = InMemoryKeychain(accessToken: Self.token)

    expectNoToken(in: EmbeddedAPIClient(items: [], tokens: keychain))
    let address = try APIAddress("https://qiita.example")
    expectNoToken(in: HTTPAPIClient(address: address, tokens: keychain))
  }

  @Test func `the account does not show the token it submits`() async {
    let keychain = InMemoryKeychain()
    let viewModel = AccountViewModel(apiClient: StubAPIClient(), keychain: keychain)

    await viewModel.submitToken(Self.token)

    #expect(keychain.accessToken == Self.token)
    expectNoToken(in: viewModel)
  }

  @Test func `the error of a token that cannot be written does not show it`() async throws {
    try directory.write("", to: "file")
    let keychain = FileKeychain(directory: directory.url.appending(path: "file"))
    let viewModel = AccountViewModel(apiClient: StubAPIClient(), keychain: keychain)

    let error = try #require(throws: StorageError.self) {
      try keychain.setAccessToken(Self.token)
    }
    await viewModel.submitToken(Self.token)

    expectNoToken(in: error)
    #expect(viewModel.errorMessage == error.description)
    expectNoToken(in: viewModel)
  }

  private func expectNoToken(in value: some Any) {
    var dumped = ""
    dump(value, to: &dumped)
    let mirrored = Mirror(reflecting: value).children.map { "\($0)" }

    for text in [dumped, "\(value)", String(reflecting: value)] + mirrored {
      #expect(!text.contains(Self.token))
    }
  }
}
