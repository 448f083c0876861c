/// A view model that says which factory makes it.
///
/// The conformance belongs to the (final) view model itself or, so that it does not import this
/// module, to an extension at the composition root. It lets the compiler pair the type with its
/// factory and the factory with its argument.
///
/// ```swift
/// final class EditorViewModel: ViewModelFactoryProvider {
///   typealias Factory = MainAssisted<EditorViewModel, String>
///   let text: String
///   init(text: String) { self.text = text }
/// }
/// ```
///
/// It plays the part that a companion object plays for Dagger's assisted injection in Kotlin.
@MainActor
public protocol ViewModelFactoryProvider: AnyObject {
  /// The factory that makes the view model.
  associatedtype Factory: AssistedFactory where Factory.Product == Self

  /// Pairs a factory with its argument.
  ///
  /// - Parameters:
  ///   - factory: The factory.
  ///   - parameter: The argument.
  ///
  /// - Returns: A factory that takes nothing more.
  static func provideFactory(
    _ factory: Factory,
    _ parameter: Factory.Parameter
  ) -> ViewModelFactory<Self>

  /// Called once when the store gives the view model up, after its tasks and closeables.
  func onCleared()
}

extension ViewModelFactoryProvider {
  /// Pairs a factory with its argument.
  ///
  /// - Parameters:
  ///   - factory: The factory.
  ///   - parameter: The argument.
  ///
  /// - Returns: A factory that takes nothing more.
  public static func provideFactory(
    _ factory: Factory,
    _ parameter: Factory.Parameter
  ) -> ViewModelFactory<Self> {
    ViewModelFactory(parameter: parameter) { factory.make($0) }
  }

  /// Does nothing.
  public func onCleared() {}
}
