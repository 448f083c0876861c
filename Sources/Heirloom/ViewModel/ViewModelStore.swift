/// The view models of one owner, kept until they are cleared.
///
/// A view model is identified by its type and its key. Without an explicit key its argument is part of
/// the key: another argument means another view model beside the first. The store is confined to the
/// main actor, so a view model is made once however many holders there are.
///
/// The owner calls ``clear()`` when it goes for good; a store that is merely dropped releases its view
/// models without telling them.
@MainActor
public final class ViewModelStore {
  /// What to do with failures of this store and its holders.
  public let failureHandler: FailureHandler

  private var entries: [any StoredEntry] = []

  /// Creates an empty store.
  ///
  /// - Parameter failureHandler: What to do with failures.
  public nonisolated init(failureHandler: FailureHandler = .standardError) {
    self.failureHandler = failureHandler
  }

  /// The number of view models in the store.
  public var count: Int { entries.count }

  /// Gives up all view models, in reverse order of making.
  ///
  /// For each one, its tasks are cancelled and its closeables closed; then it is told by
  /// ``ViewModelFactoryProvider/onCleared()``. The next access through a holder makes a new one.
  public func clear() {
    while let entry = entries.popLast() { entry.clear() }
  }

  /// Gives up the view model of a type under a key, if there is one.
  ///
  /// - Parameters:
  ///   - type: The type of the view model.
  ///   - key: The explicit key it was made under.
  public func remove<ViewModel: ViewModelFactoryProvider>(
    _ type: ViewModel.Type,
    key: some Hashable
  ) {
    let key = AnyHashable(key)
    let index = entries.firstIndex { $0 is StoredViewModel<ViewModel> && $0.key == key }
    if let index { entries.remove(at: index).clear() }
  }

  /// Returns the view model for a holder, making or replacing it as the request says.
  func viewModel<ViewModel>(
    for request: ViewModelRequest<ViewModel>,
    _ factory: ViewModelFactory<ViewModel>,
    _ holder: ViewModelHolder
  ) -> ViewModel {
    guard let entry = entry(for: request, factory.parameter, holder) else {
      let viewModel = factory.make()
      // The factory may have asked for the same one on its way; that one stays.
      if let entry = self.entry(for: request, factory.parameter, holder) { return entry.viewModel }
      let entry = StoredViewModel(viewModel, factory.parameter, key: request.key, holder)
      entries.append(entry)
      return viewModel
    }
    let isSame =
      entry.supplier === holder || request.isSame?(entry.parameter, factory.parameter) ?? true
    entry.note(holder)
    if isSame { return entry.viewModel }
    if entry.hasHolder(besides: holder), holder.isFirstConflict() {
      failureHandler(.viewModelConflict(ViewModel.self, request.place))
    }
    switch request.policy {
    case .recreate:
      entries.removeAll { $0 === entry }
      entry.clear()
      // Whoever was told may have made another one meanwhile.
      let viewModel = viewModel(for: request, factory, holder)
      self.entry(for: request, factory.parameter, holder)?.takeHolders(of: entry)
      return viewModel
    case .reuse:
      return entry.viewModel
    case .update(let update):
      entry.parameter = factory.parameter
      entry.supplier = holder
      update(entry.viewModel, factory.parameter)
      return entry.viewModel
    case .trap:
      let failure = Failure.viewModelArgumentChanged(ViewModel.self, request.place)
      failureHandler(failure)
      failure.end()
    }
  }

  private func entry<ViewModel>(
    for request: ViewModelRequest<ViewModel>,
    _ parameter: ViewModel.Factory.Parameter,
    _ holder: ViewModelHolder
  ) -> StoredViewModel<ViewModel>? {
    for case let entry as StoredViewModel<ViewModel> in entries where entry.key == request.key {
      // Without a key, the argument is the key; a holder's own never changes.
      if request.key != nil || entry.isHeld(by: holder)
        || request.isSame?(entry.parameter, parameter) == true
      {
        return entry
      }
    }
    return nil
  }
}

extension ViewModelStore: ViewModelStoreOwner {
  /// The store itself.
  public var viewModelStore: ViewModelStore { self }
}
