import CounterModel
import Testing

@MainActor
struct CounterViewModelTests {
  @Test func `A7.4: two view models on one store see one value and tell of it`() {
    let store = InMemoryStore()
    let first = CounterViewModel(store: store)
    let second = CounterViewModel(store: store)
    let host = RenderHost(observing: second.willChange) { second.countText }

    first.increment()
    second.increment()
    first.increment()
    host.flush()

    #expect(first.count == 3)
    #expect(second.count == 3)
    #expect(host.shown == "3")
  }

  @Test func `what is drawn while a change is announced is the old value`() {
    let viewModel = CounterViewModel(store: InMemoryStore())
    var seen: [Int] = []
    let witness = InMemoryStore()
    viewModel.willChange.listen(as: witness) { _ in seen.append(viewModel.count) }

    viewModel.increment()
    viewModel.decrement()

    #expect(seen == [0, 1])
    #expect(viewModel.countText == "0")
  }

  @Test func `the greatest and the least number stay as they are`() {
    let top = CounterViewModel(store: InMemoryStore(["count": .int(.max)]))
    top.increment()
    #expect(top.count == .max)
    let bottom = CounterViewModel(store: InMemoryStore(["count": .int(.min)]))
    bottom.decrement()
    #expect(bottom.count == .min)
  }

  @Test func `a view model that nobody holds is gone, and the store is not`() {
    let store = InMemoryStore()
    weak var probe: CounterViewModel?
    do {
      let viewModel = CounterViewModel(store: store)
      viewModel.increment()
      probe = viewModel
    }
    store.keep(.int(9), for: "count")

    #expect(probe == nil)
    #expect(store.value(for: "count") == .int(9))
  }
}
