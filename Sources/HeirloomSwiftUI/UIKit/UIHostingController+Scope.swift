#if canImport(UIKit) && !os(watchOS)
public import Heirloom
public import SwiftUI
import UIKit

extension UIHostingController {
  /// Creates a controller of views that a scope is handed to, whatever scope reaches the controller.
  ///
  /// Without it, the views are reached by the scope of the controller's traits.
  ///
  /// - Parameters:
  ///   - rootView: The view at the root.
  ///   - scope: The scope.
  public convenience init(rootView: Content, scope: Scope) {
    self.init(rootView: rootView)
    traitOverrides.scope = scope
  }
}
#endif
