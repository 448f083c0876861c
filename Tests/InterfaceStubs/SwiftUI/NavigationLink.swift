/// See <https://developer.apple.com/documentation/swiftui/navigationlink>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct NavigationLink<Label: View, Destination: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  )

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

extension NavigationLink where Destination == Never {
  /// See <https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)>.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
}
