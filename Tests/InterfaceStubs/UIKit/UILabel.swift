/// See <https://developer.apple.com/documentation/uikit/uilabel>.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UILabel: UIView {
  /// See <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect)

  /// See <https://developer.apple.com/documentation/uikit/uilabel/text>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open var text: String? { get set }
}
