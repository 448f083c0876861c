/// See <https://developer.apple.com/documentation/swiftui/binding>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Binding<Value> {
  /// See <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public var wrappedValue: Value { get nonmutating set }
}
