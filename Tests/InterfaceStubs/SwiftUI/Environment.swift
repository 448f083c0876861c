/// See <https://developer.apple.com/documentation/swiftui/environment>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/environment/init(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>)

  /// See <https://developer.apple.com/documentation/swiftui/environment/wrappedvalue>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public var wrappedValue: Value { get }
}
