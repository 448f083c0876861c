/// See <https://developer.apple.com/documentation/combine/observableobject>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ObservableObject: AnyObject {
  /// See <https://developer.apple.com/documentation/combine/observableobject/objectwillchangepublisher>.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// See <https://developer.apple.com/documentation/combine/observableobject/objectwillchange-2oa5v>.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// See <https://developer.apple.com/documentation/combine/observableobject/objectwillchange>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public var objectWillChange: ObservableObjectPublisher { get }
}
