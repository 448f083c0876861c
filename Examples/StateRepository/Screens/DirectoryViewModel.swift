public import StateRepositoryModel

/// What there is to see of the directory.
public struct DirectoryViewModel: Sendable {
  /// How the directory stands.
  public var state: State<UserDirectory>

  /// Creates a view model.
  ///
  /// - Parameter state: How the directory stands.
  public init(state: State<UserDirectory>) {
    self.state = state
  }
}
