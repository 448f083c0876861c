/// See <https://developer.apple.com/documentation/swiftui/state>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(wrappedValue value: Value)

  /// See <https://developer.apple.com/documentation/swiftui/state/wrappedvalue>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public var wrappedValue: Value { get nonmutating set }

  /// See <https://developer.apple.com/documentation/swiftui/state/projectedvalue>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public var projectedValue: Binding<Value> { get }
}

extension State where Value: ExpressibleByNilLiteral {
  /// See <https://developer.apple.com/documentation/swiftui/state/init()>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init()
}
