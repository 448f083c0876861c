import Heirloom
import Testing

@MainActor
struct ViewModelStoreKeeperTests {
  private let scope = Scope(.test)

  @Test func `the store is the same at each rendering, whatever scope reaches the view`() {
    let keeper = ViewModelStoreKeeper()
    let first = keeper.store(in: scope)

    for _ in 1...19 { #expect(keeper.store(in: scope) === first) }

    #expect(keeper.store(in: nil) === first)
    #expect(ViewModelStoreKeeper().store(in: scope) !== first)
  }

  @Test func `the store reports failures as the scope that reaches the view does`() {
    let failures = FailureLog()
    let scope = scope.overriding(\.failureHandler, with: failures.handler)
    let store = ViewModelStoreKeeper().store(in: scope)
    let holders = [1, 2].map { number in
      AssistedViewModel(NoteViewModel.self, key: "key", in: store) { (scope.note, number) }
    }

    _ = holders.map(\.value)

    #expect(failures.identifiers == [.viewModelConflict])
  }

  @Test(.timeLimit(.minutes(10)))
  func
    `the view models are told in reverse order when the identity goes, though others hold the store`()
    async
  {
    var keeper: ViewModelStoreKeeper? = ViewModelStoreKeeper()
    let store = keeper?.store(in: scope)
    if let store {
      for number in [1, 2] {
        _ = AssistedViewModel(NoteViewModel.self, in: store) { (scope.note, number) }.value
      }
    }
    #expect(store?.count == 2)

    keeper = nil
    while store?.count != 0 { await Task.yield() }

    #expect(scope.makingLog.labels == ["note 1", "note 2", "note 2 cleared", "note 1 cleared"])
  }
}
