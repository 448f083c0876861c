#if canImport(SwiftUI)
public import Heirloom
public import SwiftUI

extension EnvironmentValues {
  /// The scope that reaches a view, or `nil` where none does.
  ///
  /// Set it with `scope(_:)`. A view that needs something of it uses ``FromScope`` or, at the edge of a
  /// screen, `DependencyProvider`.
  public var scope: Scope? {
    get { self[ScopeKey.self] }
    set { self[ScopeKey.self] = newValue }
  }
}
#endif
