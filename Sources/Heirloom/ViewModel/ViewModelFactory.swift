/// A factory of one view model with its argument at hand.
@MainActor
public struct ViewModelFactory<ViewModel: ViewModelFactoryProvider> {
  let parameter: ViewModel.Factory.Parameter
  private let body: @MainActor (ViewModel.Factory.Parameter) -> ViewModel

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - parameter: The argument.
  ///   - make: Makes a view model from the argument.
  public init(
    parameter: ViewModel.Factory.Parameter,
    _ make: @escaping @MainActor (ViewModel.Factory.Parameter) -> ViewModel
  ) {
    self.parameter = parameter
    body = make
  }

  /// Makes a view model.
  ///
  /// - Returns: A new view model.
  public func make() -> ViewModel {
    body(parameter)
  }
}
