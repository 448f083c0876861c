#if canImport(UIKit) && !os(watchOS)
public import Heirloom
public import UIKit

/// Joins a `ScopeHost` to a view controller.
///
/// The scope that the controller's traits carry reaches the host and those below it. A scope that the
/// host derives, or was given, is written to the traits of the controller's view, and so reaches the
/// controllers and the SwiftUI views inside it. The controller itself is left with what it inherits.
///
/// Keep it as long as the controller.
@MainActor
public final class UIScopeConnection {
  private let bridge: ScopeBridge

  /// Joins a host to a controller.
  ///
  /// - Parameters:
  ///   - host: The host; its handler of changes is still called.
  ///   - controller: The controller, whose view is loaded by now or is loaded for this.
  public init(_ host: ScopeHost, to controller: UIViewController) {
    bridge = ScopeBridge(host) { [weak controller] scope in
      guard let view = controller?.view else { return }
      if let scope {
        view.traitOverrides.scope = scope
      } else {
        view.traitOverrides.remove(ScopeTrait.self)
      }
    }
    bridge.inherit(controller.traitCollection.scope)
    controller.registerForTraitChanges([ScopeTrait.self]) {
      [weak bridge] (controller: UIViewController, _: UITraitCollection) in
      bridge?.inherit(controller.traitCollection.scope)
    }
  }

  /// The host that is joined to the controller.
  public var host: ScopeHost { bridge.host }
}
#endif
