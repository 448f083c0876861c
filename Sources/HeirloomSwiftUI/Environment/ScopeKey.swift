#if canImport(SwiftUI)
import Heirloom
import SwiftUI

/// The entry of the environment that hands a scope down; none where nobody has set one.
struct ScopeKey: EnvironmentKey {
  static let defaultValue: Scope? = nil
}
#endif
