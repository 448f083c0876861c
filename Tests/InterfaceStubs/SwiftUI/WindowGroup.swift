/// See <https://developer.apple.com/documentation/swiftui/windowgroup>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct WindowGroup<Content: View>: Scene {
  /// See <https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public init(@ViewBuilder content: @escaping () -> Content)

  /// See <https://developer.apple.com/documentation/swiftui/scene/body-swift.property>.
  public var body: Never { get }
}
