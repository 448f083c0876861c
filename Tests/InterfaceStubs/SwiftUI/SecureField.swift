/// See <https://developer.apple.com/documentation/swiftui/securefield>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct SecureField<Label: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/securefield/init(text:prompt:label:)>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  )

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
