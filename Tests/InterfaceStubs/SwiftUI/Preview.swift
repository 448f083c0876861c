extension Preview {
  /// See <https://developer.apple.com/documentation/developertoolssupport/preview/init(_:traits:body:)-8pemr>.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @MainActor public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  )
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// See <https://developer.apple.com/documentation/developertoolssupport/previewtrait/modifier(_:)>.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait
}
