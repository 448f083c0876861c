extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect()>.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func backgroundExtensionEffect() -> some View
}
