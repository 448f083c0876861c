/// See <https://developer.apple.com/documentation/swiftui/label>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Label<Title: View, Icon: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/label/init(title:icon:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
