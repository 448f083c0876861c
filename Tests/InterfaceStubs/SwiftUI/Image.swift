/// See <https://developer.apple.com/documentation/swiftui/image>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Image: View, Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/image/init(systemname:)>.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(systemName: String)

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
