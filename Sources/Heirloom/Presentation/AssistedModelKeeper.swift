/// Keeps the view model of one view, for as long as the view has its identity.
///
/// The scope is read when a view model is made and at no other time. The view model is cleared when the
/// keeper goes.
@MainActor
package final class AssistedModelKeeper<ViewModel: ViewModelFactoryProvider> {
  private let store = ViewModelStoreKeeper()

  /// Whose argument counts: that of the latest rendering, and there is one at a time.
  private var holder: ViewModelHolder?

  /// What follows the view model, with the view model.
  private var following: (model: ViewModel, token: Any?)?

  /// Creates a keeper that has made nothing yet.
  package nonisolated init() {}

  /// Returns the view model, made now unless it has been already.
  ///
  /// - Parameters:
  ///   - request: What the view asks for; the policy decides about an argument that has changed.
  ///   - scope: The scope that reaches the view; without one nothing can be made, and the program
  ///     ends with a message.
  ///   - follow: Called once for each view model; what it returns is kept as long as the view model.
  ///
  /// - Returns: The view model.
  package func value(
    for request: AssistedModelRequest<ViewModel>,
    in scope: Scope?,
    following follow: (ViewModel) -> Any? = { _ in nil }
  ) -> ViewModel {
    let factory = ViewModelFactory<ViewModel>(parameter: request.parameter) { parameter in
      guard let scope else {
        let name = String(describing: ViewModel.self)
        Failure.viewWithoutScope(name, PresentationHost.views.advice, request.request.place).end()
      }
      return ViewModel.provideFactory(request.factory(scope), parameter).make()
    }
    holder = nil
    let holder = ViewModelHolder()
    self.holder = holder
    let model = store.store(in: scope).viewModel(for: request.request, factory, holder)
    if following?.model !== model {
      following = nil
      following = (model, follow(model))
    }
    return model
  }
}
