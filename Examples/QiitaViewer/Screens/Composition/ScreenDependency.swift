public import Heirloom

/// What an opened screen has for itself, for as long as it is open.
public struct ScreenDependency: Dependency {
  /// Keeps the view models of the screen.
  public let viewModels: ViewModelStore

  /// Creates a bundle.
  ///
  /// - Parameter viewModels: Keeps the view models of the screen.
  public init(viewModels: ViewModelStore) {
    self.viewModels = viewModels
  }
}
