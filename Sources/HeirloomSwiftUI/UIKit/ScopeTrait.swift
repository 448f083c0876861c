#if canImport(UIKit) && !os(watchOS)
import Heirloom
import UIKit

/// The trait that hands a scope down a hierarchy of view controllers; none where nobody has set one.
struct ScopeTrait: UITraitDefinition {
  static let defaultValue: Scope? = nil
}
#endif
