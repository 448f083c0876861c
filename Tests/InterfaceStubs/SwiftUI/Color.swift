/// See <https://developer.apple.com/documentation/swiftui/color>.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Color: ShapeStyle, Hashable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/color/red>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let red: Color

  /// See <https://developer.apple.com/documentation/swiftui/color/white>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let white: Color

  /// See <https://developer.apple.com/documentation/swiftui/color/yellow>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public static let yellow: Color
}
