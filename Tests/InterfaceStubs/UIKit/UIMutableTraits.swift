/// See <https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol UIMutableTraits {
  /// See <https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5/subscript(_:)>.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
