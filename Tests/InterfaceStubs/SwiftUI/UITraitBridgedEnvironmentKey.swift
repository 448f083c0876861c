/// See <https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// See <https://developer.apple.com/documentation/uikit/uitraitbridgedenvironmentkey/read(from:)>.
  static func read(from traitCollection: UITraitCollection) -> Self.Value

  /// See <https://developer.apple.com/documentation/uikit/uitraitbridgedenvironmentkey/write(to:value:)>.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}
