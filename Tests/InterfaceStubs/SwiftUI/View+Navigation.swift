extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)>.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View

  /// See <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View

  /// See <https://developer.apple.com/documentation/swiftui/view/tabitem(_:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
}
