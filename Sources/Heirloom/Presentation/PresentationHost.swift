/// The kinds of hosts that a scope reaches by their own means, and how it is given to each.
package enum PresentationHost: CaseIterable, Sendable {
  /// A hierarchy of SwiftUI's views.
  case views

  /// A hierarchy of UIKit's view controllers.
  case controllers

  /// How a host of this kind is given a scope.
  package var advice: String {
    switch self {
    case .views: "content.scope(app) at the root of the views"
    case .controllers: "window.traitOverrides.scope = app"
    }
  }
}
