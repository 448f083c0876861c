/// What a tree of scopes is built for; an explicit argument of its root, never detected.
public enum Purpose: Hashable, Sendable {
  /// The running program.
  case live

  /// Looking at a screen: live recipes are failures, preview variants are used.
  case preview

  /// Testing: live recipes are failures, test variants are used.
  case test
}
