/// See <https://developer.apple.com/documentation/swiftui/tabview>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

extension TabView where SelectionValue == Int {
  /// See <https://developer.apple.com/documentation/swiftui/tabview/init(content:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content)
}
