/// See <https://developer.apple.com/documentation/swiftui/environmentvalues>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EnvironmentValues {
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
}
