/// See <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public required init?(coder: NSCoder)

  /// See <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>.
  public convenience init()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open var view: UIView! { get set }

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>.
  @available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open func loadView()

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>.
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open func viewIsAppearing(_ animated: Bool)

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>.
  @available(iOS 5.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open func addChild(_ childController: UIViewController)

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)>.
  @available(iOS 5.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open func didMove(toParent parent: UIViewController?)

  /// See <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  @available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  open var traitCollection: UITraitCollection { get }

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides-1z1cc>.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var traitOverrides: UITraitOverrides { get set }

  /// See <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}
