/// Where users are kept.
///
/// Who writes here directly notifies nobody; that is what the repositories are for.
public protocol UserCache: Sendable {
  /// Returns the directory.
  ///
  /// - Returns: The directory, or nil where there is none.
  func directory() async -> Cached<UserDirectory>?

  /// Saves the directory.
  ///
  /// - Parameter directory: The directory; nil deletes it.
  func saveDirectory(_ directory: Cached<UserDirectory>?) async

  /// Returns a user.
  ///
  /// - Parameter handle: What tells the user from others.
  ///
  /// - Returns: The user, or nil where there is none.
  func user(_ handle: String) async -> Cached<User>?

  /// Saves a user.
  ///
  /// - Parameters:
  ///   - user: The user; nil deletes it.
  ///   - handle: What tells the user from others.
  func saveUser(_ user: Cached<User>?, for handle: String) async

  /// Takes out why the latest change is not where it will last, if it is not.
  ///
  /// - Returns: The reason; nil when all is well or this has been told.
  func takeProblem() -> UserCacheError?
}
