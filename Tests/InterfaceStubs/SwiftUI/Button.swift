/// See <https://developer.apple.com/documentation/swiftui/button>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Button<Label: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/button/init(action:label:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
