/// What a holder asks its store for, except the factory.
struct ViewModelRequest<ViewModel: ViewModelFactoryProvider> {
  typealias Parameter = ViewModel.Factory.Parameter

  /// The explicit key; without one the argument is part of the identity.
  let key: AnyHashable?
  let policy: ViewModelArgumentPolicy<ViewModel>

  /// Compares two arguments; none where they cannot be compared.
  let isSame: (@MainActor (Parameter, Parameter) -> Bool)?

  /// Where the holder was made.
  let place: SourcePlace
}
