/// See <https://developer.apple.com/documentation/swiftui/view>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype>.
  associatedtype Body: View

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// See <https://developer.apple.com/documentation/swift/never>.
  public var body: Never { get }
}
