/// See <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UITraitChangeRegistration {}
