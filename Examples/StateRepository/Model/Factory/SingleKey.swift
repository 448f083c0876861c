/// The key where there is only one datum.
public struct SingleKey: Hashable, Sendable {
  /// Creates the key; all are equal.
  public init() {}
}
