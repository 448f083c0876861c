/// See <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UITraitChangeObservable {
  /// See <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/traitchangehandler>.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  /// See <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)>.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @discardableResult @MainActor func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}
