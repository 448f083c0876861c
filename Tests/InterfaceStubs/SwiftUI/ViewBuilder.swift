/// See <https://developer.apple.com/documentation/swiftui/viewbuilder>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@resultBuilder public struct ViewBuilder {
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildExpression<Content: View>(_ content: Content) -> Content

  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildBlock() -> EmptyView

  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildBlock<Content: View>(_ content: Content) -> Content

  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)>

  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildIf<Content: View>(_ content: Content?) -> Content?

  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>

  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
}

/// See <https://developer.apple.com/documentation/swiftui/tupleview>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct TupleView<T>: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

// swift-format-ignore: NoLeadingUnderscores
/// See <https://developer.apple.com/documentation/swiftui/_conditionalcontent>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

extension Optional: View where Wrapped: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
