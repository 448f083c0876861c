/// See <https://developer.apple.com/documentation/combine/publisher>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Publisher<Output, Failure> {
  /// See <https://developer.apple.com/documentation/combine/publisher/output>.
  associatedtype Output

  /// See <https://developer.apple.com/documentation/combine/publisher/failure>.
  associatedtype Failure: Error
}

extension Publisher where Failure == Never {
  /// See <https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}
