/// See <https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol UITraitDefinition {
  /// See <https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15/value>.
  associatedtype Value

  /// See <https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15/defaultvalue>.
  static var defaultValue: Value { get }
}

/// See <https://developer.apple.com/documentation/uikit/uitrait-9423>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public typealias UITrait = any UITraitDefinition.Type
