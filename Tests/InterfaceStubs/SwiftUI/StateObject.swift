/// See <https://developer.apple.com/documentation/swiftui/stateobject>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)

  /// See <https://developer.apple.com/documentation/swiftui/stateobject/wrappedvalue>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
}
