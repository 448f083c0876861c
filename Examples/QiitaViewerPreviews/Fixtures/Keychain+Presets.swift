public import QiitaViewerModel

extension Keychain where Self == InMemoryKeychain {
  /// A keychain without a token.
  public static var signedOut: InMemoryKeychain { InMemoryKeychain() }

  /// A keychain with a token.
  public static var signedIn: InMemoryKeychain { InMemoryKeychain(accessToken: "sample-token") }
}
