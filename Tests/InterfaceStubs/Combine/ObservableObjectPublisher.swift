/// See <https://developer.apple.com/documentation/combine/observableobjectpublisher>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class ObservableObjectPublisher: Publisher {
  /// See <https://developer.apple.com/documentation/combine/observableobjectpublisher/output>.
  public typealias Output = Void

  /// See <https://developer.apple.com/documentation/combine/observableobjectpublisher/failure>.
  public typealias Failure = Never

  /// See <https://developer.apple.com/documentation/combine/observableobjectpublisher/send()>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public func send()
}
