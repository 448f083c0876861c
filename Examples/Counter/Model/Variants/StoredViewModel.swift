/// A view model with a stored property, beside which there is nothing that could announce a change.
@MainActor
final class StoredViewModel {
  let willChange = Signal()
  @Stored private(set) var count: Int
  private let sends: Bool

  init(store: any KeyValueStore, sends: Bool) {
    self.sends = sends
    _count = Stored(wrappedValue: 0, "count", in: store)
  }

  func increment() {
    count += 1
    if sends { willChange.send() }
  }
}
