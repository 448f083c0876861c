/// See <https://developer.apple.com/documentation/swiftui/environmentkey>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol EnvironmentKey {
  /// See <https://developer.apple.com/documentation/swiftui/environmentkey/value>.
  associatedtype Value

  /// See <https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue>.
  static var defaultValue: Self.Value { get }
}
