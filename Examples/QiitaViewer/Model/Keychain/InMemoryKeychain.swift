import Synchronization

/// A keychain that forgets its token when the program ends.
public final class InMemoryKeychain: Keychain {
  private let secret: Mutex<Secret?>

  /// Creates a keychain.
  ///
  /// - Parameter accessToken: The token to begin with, if any.
  public init(accessToken: String? = nil) {
    secret = Mutex(accessToken.map(Secret.init))
  }

  /// The token, or nil when none is set.
  public var accessToken: String? {
    secret.withLock { $0?.text }
  }

  /// Replaces the token.
  ///
  /// - Parameter token: The new token; nil removes it.
  public func setAccessToken(_ token: String?) {
    secret.withLock { $0 = token.map(Secret.init) }
  }
}

extension InMemoryKeychain: CustomStringConvertible, CustomReflectable {
  /// The name of the type, and no token.
  public var description: String { "InMemoryKeychain" }

  /// A mirror without children: the token is not for dumps.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
