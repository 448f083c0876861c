extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/modifier(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
}
