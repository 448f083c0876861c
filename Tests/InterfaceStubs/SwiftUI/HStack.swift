/// See <https://developer.apple.com/documentation/swiftui/hstack>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct HStack<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  )

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

/// See <https://developer.apple.com/documentation/swiftui/verticalalignment>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct VerticalAlignment: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/verticalalignment/center>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let center: VerticalAlignment
}
