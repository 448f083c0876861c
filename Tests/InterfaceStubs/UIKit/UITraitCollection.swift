/// See <https://developer.apple.com/documentation/uikit/uitraitcollection>.
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/uikit/uitraitcollection/subscript(_:)>.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get }
}
