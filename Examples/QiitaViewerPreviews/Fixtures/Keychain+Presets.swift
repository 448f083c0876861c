import QiitaViewerModel

extension Keychain where Self == InMemoryKeychain {
  /// A keychain without a token.
  static var signedOut: InMemoryKeychain { InMemoryKeychain() }

  /// A keychain with a token.
  static var signedIn: InMemoryKeychain { InMemoryKeychain(accessToken: "sample-token") }
}
