/// See <https://developer.apple.com/documentation/swiftui/scenebuilder>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct SceneBuilder {
  /// See <https://developer.apple.com/documentation/swiftui/scenebuilder/buildexpression(_:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content

  /// See <https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content
}
