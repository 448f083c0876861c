/// See <https://developer.apple.com/documentation/developertoolssupport/preview>.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor public struct Preview {
  /// See <https://developer.apple.com/documentation/developertoolssupport/preview/viewtraits>.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public enum ViewTraits {}
}
