/// See <https://developer.apple.com/documentation/swiftui/list>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/list/init(content:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
