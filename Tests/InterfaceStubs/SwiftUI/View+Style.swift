extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View

  /// See <https://developer.apple.com/documentation/swiftui/view/font(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func font(_ font: Font?) -> some View

  /// See <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
}
