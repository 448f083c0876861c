/// See <https://developer.apple.com/documentation/swiftui/app>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol App {
  /// See <https://developer.apple.com/documentation/swiftui/app/body-swift.associatedtype>.
  associatedtype Body: Scene

  /// See <https://developer.apple.com/documentation/swiftui/app/body-swift.property>.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// See <https://developer.apple.com/documentation/swiftui/app/init()>.
  @MainActor @preconcurrency init()
}

extension App {
  /// See <https://developer.apple.com/documentation/swiftui/app/main()>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  @MainActor @preconcurrency public static func main()
}
