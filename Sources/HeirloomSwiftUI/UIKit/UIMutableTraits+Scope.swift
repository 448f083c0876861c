#if canImport(UIKit) && !os(watchOS)
public import Heirloom
public import UIKit

extension UIMutableTraits {
  /// The scope to hand down; set it in the `traitOverrides` of a window, a controller or a view.
  public var scope: Scope? {
    get { self[ScopeTrait.self] }
    set { self[ScopeTrait.self] = newValue }
  }
}
#endif
