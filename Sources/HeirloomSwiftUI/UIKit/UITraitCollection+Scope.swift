#if canImport(UIKit) && !os(watchOS)
public import Heirloom
public import UIKit

extension UITraitCollection {
  /// The scope that reaches a controller or a view, or `nil` where none does.
  public var scope: Scope? { self[ScopeTrait.self] }
}
#endif
