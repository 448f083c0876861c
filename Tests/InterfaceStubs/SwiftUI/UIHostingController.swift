/// See <https://developer.apple.com/documentation/swiftui/uihostingcontroller>.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// See <https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)>.
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public init(rootView: Content)

  /// See <https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)>.
  @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder)
}
