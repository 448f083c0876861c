/// What a view asks for each time that its body runs: a view model from an argument.
package struct AssistedModelRequest<ViewModel: ViewModelFactoryProvider> {
  let parameter: ViewModel.Factory.Parameter
  let factory: @MainActor (Scope) -> ViewModel.Factory
  let request: ViewModelRequest<ViewModel>

  /// Creates a request whose argument is compared with the one before.
  package init(
    _ parameter: ViewModel.Factory.Parameter,
    policy: ViewModelArgumentPolicy<ViewModel>,
    at place: SourcePlace,
    _ factory: @escaping @MainActor (Scope) -> ViewModel.Factory
  ) where ViewModel.Factory: ArgumentComparing {
    self.parameter = parameter
    self.factory = factory
    request = ViewModelRequest(
      key: AnyHashable(0),
      policy: policy,
      isSame: { ViewModel.Factory.isSame($0, $1) },
      place: place
    )
  }

  /// Creates a request whose argument cannot be compared.
  package init(
    _ parameter: ViewModel.Factory.Parameter,
    policy: ViewModelReusePolicy,
    at place: SourcePlace,
    _ factory: @escaping @MainActor (Scope) -> ViewModel.Factory
  ) {
    self.parameter = parameter
    self.factory = factory
    request = ViewModelRequest(key: AnyHashable(0), policy: .reuse, isSame: nil, place: place)
  }
}
