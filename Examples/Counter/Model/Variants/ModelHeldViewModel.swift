/// A view model that announces each new model.
///
/// Its model has a stored property, whose setter changes no model: nothing is announced.
@MainActor
final class ModelHeldViewModel {
  let willChange = Signal()
  private let sends: Bool

  private(set) var model: StoredCounterModel {
    willSet { willChange.send() }
  }

  init(store: any KeyValueStore, sends: Bool) {
    self.sends = sends
    model = StoredCounterModel(store: store)
  }

  func increment() {
    model.count += 1
    if sends { willChange.send() }
  }
}
