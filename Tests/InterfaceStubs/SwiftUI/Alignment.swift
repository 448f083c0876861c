/// See <https://developer.apple.com/documentation/swiftui/alignment>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Alignment: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/alignment/center>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let center: Alignment
}

/// See <https://developer.apple.com/documentation/swiftui/horizontalalignment>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct HorizontalAlignment: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/horizontalalignment/leading>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let leading: HorizontalAlignment

  /// See <https://developer.apple.com/documentation/swiftui/horizontalalignment/center>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let center: HorizontalAlignment
}
