public import StateRepositoryModel

/// What there is to see of a user.
public struct UserViewModel: Sendable {
  /// What tells the user from others.
  public var handle: String

  /// How the user stands.
  public var state: State<User>

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - handle: What tells the user from others.
  ///   - state: How the user stands.
  public init(handle: String, state: State<User>) {
    self.handle = handle
    self.state = state
  }
}
