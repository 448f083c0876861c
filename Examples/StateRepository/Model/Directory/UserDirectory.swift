/// The users of the directory, as far as they have been fetched.
public struct UserDirectory: Hashable, Codable, Sendable {
  /// The users, each once.
  public var users: [User]

  /// The key of the next page; nil after the last one.
  public var nextKey: String?

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - users: The users.
  ///   - nextKey: The key of the next page; nil after the last one.
  public init(users: [User], nextKey: String? = nil) {
    self.users = users
    self.nextKey = nextKey
  }

  /// Adds a page at the end.
  ///
  /// Pages shift when a user is added meanwhile; nobody is listed twice.
  ///
  /// - Parameter page: The page.
  ///
  /// - Returns: All users, and the key of the page after them.
  public func appending(_ page: UserDirectory) -> UserDirectory {
    let handles = Set(users.map(\.handle))
    let new = page.users.filter { !handles.contains($0.handle) }
    return UserDirectory(users: users + new, nextKey: page.nextKey)
  }

  /// Replaces a user by handle.
  ///
  /// - Parameter user: The user as it is now.
  ///
  /// - Returns: The directory with the user, if it listed the user before.
  public func replacing(_ user: User) -> UserDirectory {
    UserDirectory(
      users: users.map { $0.handle == user.handle ? user : $0 },
      nextKey: nextKey
    )
  }
}
