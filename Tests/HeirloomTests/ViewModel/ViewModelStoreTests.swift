import Heirloom
import Testing

@MainActor
struct ViewModelStoreTests {
  private let scope = Scope(.test)
  private let store = ViewModelStore()

  private func note(_ number: Int) -> AssistedViewModel<NoteViewModel> {
    AssistedViewModel(NoteViewModel.self, in: store) { [scope] in (scope.note, number) }
  }

  private func note(_ number: Int, _ key: some Hashable) -> AssistedViewModel<NoteViewModel> {
    AssistedViewModel(NoteViewModel.self, key: key, in: store) { [scope] in (scope.note, number) }
  }

  private func page(_ number: Int, _ key: String) -> AssistedViewModel<PageViewModel> {
    AssistedViewModel(PageViewModel.self, key: key, in: store) { [scope] in (scope.page, number) }
  }

  // The kind of koin#1578 and resaca#22: another argument is another view model.
  @Test func `without a key the argument identifies the view model`() {
    let first = note(1).value

    #expect(note(1).value === first)
    #expect(note(2).value !== first)
    #expect(note(2).value.number == 2)
    #expect(note(1).value === first)
    #expect(store.count == 2)
  }

  @Test func `a view model with a key and one without are not the same`() {
    #expect(note(1).value !== note(1, "key").value)
    #expect(store.count == 2)
  }

  // The kind of dagger#2328.
  @Test func `two keys of one type are two view models`() {
    #expect(note(1, "a").value !== note(1, "b").value)
    #expect(store.count == 2)
  }

  @Test func `a key that is nil is a key like any other`() {
    let key: String? = nil

    #expect(note(1, key).value === note(1, key).value)
    #expect(note(1, key).value !== note(1).value)
  }

  // The kind of dagger#4481.
  @Test func `two types under one key are two view models`() {
    let note = note(1, "42")
    let page = page(1, "42")
    let weak = WeakReference(note.value)
    let kept = page.value

    store.remove(NoteViewModel.self, key: "42")

    #expect(weak.object == nil)
    #expect(page.value === kept)
    #expect(store.count == 1)
  }

  @Test func `removing a view model tells it, and removing none does nothing`() {
    _ = note(1, "a").value
    store.remove(NoteViewModel.self, key: "b")
    store.remove(PageViewModel.self, key: "a")
    #expect(scope.makingLog.labels == ["note 1"])

    store.remove(NoteViewModel.self, key: "a")
    #expect(scope.makingLog.labels == ["note 1", "note 1 cleared"])
    #expect(store.count == 0)
  }

  @Test func `two stores share nothing`() {
    let other = AssistedViewModel(NoteViewModel.self, in: ViewModelStore()) { (scope.note, 1) }

    #expect(note(1).value !== other.value)
  }

  @Test func `an owner shares one store among its parts`() {
    struct Flow: ViewModelStoreOwner {
      let viewModelStore = ViewModelStore()
    }
    let flow = Flow()
    func part(of owner: some ViewModelStoreOwner) -> AssistedViewModel<NoteViewModel> {
      AssistedViewModel(NoteViewModel.self, in: owner) { (scope.note, 1) }
    }

    #expect(part(of: flow).value === part(of: flow).value)
    #expect(part(of: flow).value === part(of: flow.viewModelStore).value)
    #expect(part(of: flow).value !== part(of: Flow()).value)
  }

  @Test func `clearing tells the view models in reverse order of making`() {
    for number in 1...3 { _ = note(number).value }

    store.clear()

    let cleared = scope.makingLog.labels.filter { $0.hasSuffix("cleared") }
    #expect(cleared == ["note 3 cleared", "note 2 cleared", "note 1 cleared"])
    #expect(store.count == 0)
  }

  @Test func `clearing twice tells nobody twice`() {
    _ = note(1).value
    store.clear()

    store.clear()

    #expect(scope.makingLog.count(of: "note 1 cleared") == 1)
  }

  @Test func `cleared view models are released`() {
    let weak = (1...3).map { WeakReference(note($0).value) }

    store.clear()

    #expect(weak.allSatisfy { $0.object == nil })
  }

  @Test func `a dropped store releases its view models without telling them`() {
    var dropped: ViewModelStore? = ViewModelStore()
    let weak = dropped.map { store in
      WeakReference(
        AssistedViewModel(NoteViewModel.self, in: store) { (scope.note, 1) }.value
      )
    }
    #expect(weak?.object != nil)

    dropped = nil

    #expect(weak?.object == nil)
    #expect(scope.makingLog.labels == ["note 1"])
  }

  @Test func `a view model made by the factory of another is cleared after it`() {
    let factory = MainAssisted { [scope] (number: Int) in
      _ = note(number + 1).value
      return scope.note(number)
    }
    _ = AssistedViewModel(NoteViewModel.self, in: store) { (factory, 1) }.value

    store.clear()

    #expect(
      scope.makingLog.labels == ["note 2", "note 1", "note 1 cleared", "note 2 cleared"]
    )
  }

  @Test func `what is made while the store is cleared is cleared too`() {
    let holder = AssistedViewModel(DownloadViewModel.self, in: store) { (scope.download, 1) }
    holder.value.lifetime.addCloseable { _ = note(1).value }

    store.clear()

    #expect(store.count == 0)
    #expect(scope.makingLog.labels.last == "note 1 cleared")
  }

  @Test func `two live holders with different arguments are reported`() {
    let failures = FailureLog()
    let store = ViewModelStore(failureHandler: failures.handler)
    let first = AssistedViewModel(NoteViewModel.self, key: "key", in: store) { (scope.note, 1) }
    let line: UInt = #line + 1
    let second = AssistedViewModel(NoteViewModel.self, key: "key", in: store) { (scope.note, 2) }
    _ = first.value

    _ = second.value

    #expect(
      failures.messages == [
        """
        Two holders of one 'NoteViewModel' pass different arguments. [view-model-conflict]
          requested at  \(#fileID):\(line)
          to fix        give each holder a key of its own, or leave out 'key:'
        """
      ]
    )
    withExtendedLifetime(first) {}
  }

  @Test func `a conflict is reported once for each holder`() {
    let failures = FailureLog()
    let store = ViewModelStore(failureHandler: failures.handler)
    let holders = [1, 2, 3].map { number in
      AssistedViewModel(NoteViewModel.self, key: "key", policy: .reuse, in: store) {
        (scope.note, number)
      }
    }

    for _ in 0..<20 { for holder in holders { _ = holder.value } }

    #expect(failures.identifiers == [.viewModelConflict, .viewModelConflict])
  }

  @Test func `two live holders with equal arguments are not reported`() {
    let failures = FailureLog()
    let store = ViewModelStore(failureHandler: failures.handler)
    let holders = [1, 1].map { number in
      AssistedViewModel(NoteViewModel.self, key: "key", in: store) { (scope.note, number) }
    }

    for holder in holders { _ = holder.value }

    #expect(failures.messages == [])
  }

  @Test func `a holder that is gone is in nobody's way`() {
    let failures = FailureLog()
    let store = ViewModelStore(failureHandler: failures.handler)
    for number in 1...2 {
      let holder = AssistedViewModel(NoteViewModel.self, key: 1, in: store) { (scope.note, number) }
      _ = holder.value
    }

    #expect(failures.messages == [])
  }
}
