/// See <https://developer.apple.com/documentation/swiftui/scrollview>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ScrollView<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  )

  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

/// See <https://developer.apple.com/documentation/swiftui/axis>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum Axis: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/axis/set>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public struct Set: OptionSet, Sendable {
    /// See <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
    public let rawValue: Int8

    /// See <https://developer.apple.com/documentation/swift/optionset/init(rawvalue:)>.
    public init(rawValue: Int8)

    /// See <https://developer.apple.com/documentation/swiftui/axis/set/vertical>.
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public static let vertical: Axis.Set
  }
}
