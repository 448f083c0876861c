/// See <https://developer.apple.com/documentation/swiftui/edge>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum Edge: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/edge/set>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public struct Set: OptionSet, Sendable {
    /// See <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
    public let rawValue: Int8

    /// See <https://developer.apple.com/documentation/swift/optionset/init(rawvalue:)>.
    public init(rawValue: Int8)

    /// See <https://developer.apple.com/documentation/swiftui/edge/set/all>.
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public static let all: Edge.Set
  }
}
