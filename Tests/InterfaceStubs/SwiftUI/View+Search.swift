extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View

  /// See <https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View
}

/// See <https://developer.apple.com/documentation/swiftui/searchfieldplacement>.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SearchFieldPlacement: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/searchfieldplacement/automatic>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let automatic: SearchFieldPlacement
}

/// See <https://developer.apple.com/documentation/swiftui/submittriggers>.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  /// See <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
  public let rawValue: Int

  /// See <https://developer.apple.com/documentation/swift/optionset/init(rawvalue:)>.
  public init(rawValue: Int)

  /// See <https://developer.apple.com/documentation/swiftui/submittriggers/text>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let text: SubmitTriggers

  /// See <https://developer.apple.com/documentation/swiftui/submittriggers/search>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let search: SubmitTriggers
}
