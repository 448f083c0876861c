/// See <https://developer.apple.com/documentation/swiftui/section>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// See <https://developer.apple.com/documentation/swiftui/section/init(content:header:)>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}
