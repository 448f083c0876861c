/// See <https://developer.apple.com/documentation/swiftui/scene>.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// See <https://developer.apple.com/documentation/swiftui/scene/body-swift.associatedtype>.
  associatedtype Body: Scene

  /// See <https://developer.apple.com/documentation/swiftui/scene/body-swift.property>.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene {
  /// See <https://developer.apple.com/documentation/swiftui/scene/environment(_:_:)>.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene
}
