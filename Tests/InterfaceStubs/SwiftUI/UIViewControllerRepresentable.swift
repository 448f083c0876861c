/// See <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// See <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype>.
  associatedtype UIViewControllerType: UIViewController

  /// See <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)>.
  @MainActor @preconcurrency
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  /// See <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)>.
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

  /// See <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context>.
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// See <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  public var body: Never { get }
}

/// See <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext>.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
