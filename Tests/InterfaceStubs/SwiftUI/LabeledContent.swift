/// See <https://developer.apple.com/documentation/swiftui/labeledcontent>.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  /// See <https://developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:)>.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
