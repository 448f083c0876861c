/// See <https://developer.apple.com/documentation/uikit/uiresponder>.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIResponder: NSObject {}
