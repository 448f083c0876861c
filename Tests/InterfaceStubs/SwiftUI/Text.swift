/// See <https://developer.apple.com/documentation/swiftui/text>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Text: View, Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/text/init(verbatim:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(verbatim content: String)

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
