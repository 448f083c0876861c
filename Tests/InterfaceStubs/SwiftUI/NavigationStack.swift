/// See <https://developer.apple.com/documentation/swiftui/navigationstack>.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)>.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

/// See <https://developer.apple.com/documentation/swiftui/navigationpath>.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationPath {}
