/// A view model of any type in a store.
@MainActor
protocol StoredEntry: AnyObject {
  var key: AnyHashable? { get }

  /// Ends the view model's lifetime and tells it.
  func clear()
}

/// A view model in a store, with the argument it was made from and those who hold it.
@MainActor
final class StoredViewModel<ViewModel: ViewModelFactoryProvider>: StoredEntry {
  private struct WeakHolder {
    weak var holder: ViewModelHolder?
  }

  let key: AnyHashable?
  let viewModel: ViewModel
  var parameter: ViewModel.Factory.Parameter

  /// Whose argument it is; a holder's own argument never changes.
  weak var supplier: ViewModelHolder?
  private var holders: [WeakHolder] = []

  init(
    _ viewModel: ViewModel,
    _ parameter: ViewModel.Factory.Parameter,
    key: AnyHashable?,
    _ holder: ViewModelHolder
  ) {
    self.viewModel = viewModel
    self.parameter = parameter
    self.key = key
    supplier = holder
    note(holder)
  }

  func clear() {
    (viewModel as? any ViewModelLifetimeOwner)?.lifetime.end()
    viewModel.onCleared()
  }

  /// Notes who uses the view model, for as long as they are there.
  func note(_ holder: ViewModelHolder) {
    holders.removeAll { $0.holder == nil || $0.holder === holder }
    holders.append(WeakHolder(holder: holder))
  }

  /// Returns whether a holder uses the view model.
  func isHeld(by holder: ViewModelHolder) -> Bool {
    holders.contains { $0.holder === holder }
  }

  /// Returns whether somebody else uses the view model.
  func hasHolder(besides holder: ViewModelHolder) -> Bool {
    holders.contains { $0.holder != nil && $0.holder !== holder }
  }

  /// Notes those who used the view model that this one takes the place of.
  func takeHolders(of other: StoredViewModel) {
    for case let holder? in other.holders.map(\.holder) { note(holder) }
  }
}
