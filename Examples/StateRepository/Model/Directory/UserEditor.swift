/// Changes users at the origin and everywhere they are shown.
public struct UserEditor: Sendable {
  private let origin: any UserOrigin
  private let directory: PaginatingRepository<UserDirectory>
  private let user: @Sendable (String) -> Repository<User>

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - origin: Where users come from.
  ///   - directory: The directory that lists them.
  ///   - user: Returns the repository of the user with a handle.
  public init(
    origin: any UserOrigin,
    directory: PaginatingRepository<UserDirectory>,
    user: @escaping @Sendable (String) -> Repository<User>
  ) {
    self.origin = origin
    self.directory = directory
    self.user = user
  }

  /// Gives a user another name.
  ///
  /// - Parameters:
  ///   - handle: What tells the user from others.
  ///   - name: The new name.
  ///
  /// - Throws: What the origin throws; nothing has changed then.
  public func rename(_ handle: String, to name: String) async throws {
    let renamed = try await origin.rename(handle, to: name)
    await user(handle).update(renamed)
    await directory.modify { $0.replacing(renamed) }
  }
}
