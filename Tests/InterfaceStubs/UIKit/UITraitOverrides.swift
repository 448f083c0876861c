/// See <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITraitOverrides: UIMutableTraits {
  /// See <https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5/subscript(_:)>.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

  /// See <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/remove(_:)>.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public mutating func remove(_ trait: UITrait)
}
