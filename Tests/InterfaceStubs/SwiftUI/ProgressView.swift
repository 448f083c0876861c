/// See <https://developer.apple.com/documentation/swiftui/progressview>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/progressview/init(label:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
