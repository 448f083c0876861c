/// See <https://developer.apple.com/documentation/uikit/uiview>.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// See <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(frame: CGRect)

  /// See <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>.
  public convenience init()

  /// See <https://developer.apple.com/documentation/uikit/uiview/frame>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open var frame: CGRect { get set }

  /// See <https://developer.apple.com/documentation/uikit/uiview/bounds>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open var bounds: CGRect { get set }

  /// See <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open func addSubview(_ view: UIView)

  /// See <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  @available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open var traitCollection: UITraitCollection { get }

  /// See <https://developer.apple.com/documentation/uikit/uiview/traitoverrides-7vw1k>.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var traitOverrides: UITraitOverrides { get set }
}
