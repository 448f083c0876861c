/// See <https://developer.apple.com/documentation/swiftui/viewmodifier>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/body>.
  associatedtype Body: View

  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)>.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/content>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  typealias Content = _ViewModifier_Content<Self>
}

// swift-format-ignore: NoLeadingUnderscores
/// See <https://developer.apple.com/documentation/swiftui/viewmodifier/content>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

/// See <https://developer.apple.com/documentation/swiftui/modifiedcontent>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
