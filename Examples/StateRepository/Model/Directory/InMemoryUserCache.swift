import Synchronization

/// A cache that is gone with the program.
public final class InMemoryUserCache: UserCache {
  private let contents = Mutex(UserCacheContents())

  /// Creates an empty cache.
  public init() {}

  /// Returns the directory.
  ///
  /// - Returns: The directory, or nil where there is none.
  public func directory() -> Cached<UserDirectory>? {
    contents.withLock(\.directory)
  }

  /// Saves the directory.
  ///
  /// - Parameter directory: The directory; nil deletes it.
  public func saveDirectory(_ directory: Cached<UserDirectory>?) {
    contents.withLock { $0.directory = directory }
  }

  /// Returns a user.
  ///
  /// - Parameter handle: What tells the user from others.
  ///
  /// - Returns: The user, or nil where there is none.
  public func user(_ handle: String) -> Cached<User>? {
    contents.withLock { $0.users[handle] }
  }

  /// Saves a user.
  ///
  /// - Parameters:
  ///   - user: The user; nil deletes it.
  ///   - handle: What tells the user from others.
  public func saveUser(_ user: Cached<User>?, for handle: String) {
    contents.withLock { $0.users[handle] = user }
  }

  /// Never has a problem.
  ///
  /// - Returns: Always nil.
  public func takeProblem() -> UserCacheError? { nil }
}
