/// See <https://developer.apple.com/documentation/swiftui/font>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/font/headline>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let headline: Font

  /// See <https://developer.apple.com/documentation/swiftui/font/caption>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let caption: Font

  /// See <https://developer.apple.com/documentation/swiftui/font/title>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let title: Font
}
