/// See <https://developer.apple.com/documentation/swiftui/previewmodifier>.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor public protocol PreviewModifier {
  /// See <https://developer.apple.com/documentation/swiftui/previewmodifier/context>.
  associatedtype Context = Void

  /// See <https://developer.apple.com/documentation/swiftui/previewmodifier/body>.
  associatedtype Body: View

  /// See <https://developer.apple.com/documentation/swiftui/previewmodifier/makesharedcontext()>.
  static func makeSharedContext() async throws -> Self.Context

  /// See <https://developer.apple.com/documentation/swiftui/previewmodifier/body(content:context:)>.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body

  /// See <https://developer.apple.com/documentation/swiftui/previewmodifier/content>.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// See <https://developer.apple.com/documentation/swiftui/previewmodifier/makesharedcontext()>.
  public static func makeSharedContext() async throws
}

/// See <https://developer.apple.com/documentation/swiftui/previewmodifiercontent>.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PreviewModifierContent: View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}
