/// See <https://developer.apple.com/documentation/uikit/uitraitenvironment>.
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// See <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  @available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  var traitCollection: UITraitCollection { get }
}
