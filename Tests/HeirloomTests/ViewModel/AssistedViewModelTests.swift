import Foundation
import Heirloom
import Testing

@MainActor
struct AssistedViewModelTests {
  // Guards against: an argument evaluated before the screen has it.
  @Test func `a screen evaluates its producer at the first access and never again`() {
    let screen = NoteScreen(1, in: ViewModelStore(), Scope(.test))
    screen.attach()
    #expect(screen.evaluations == 0)

    let first = screen.viewModel.value
    #expect(screen.evaluations == 1)

    #expect(screen.viewModel.value === first)
    #expect(screen.evaluations == 1)
  }

  @Test func `an access before injection fails by name and a later access succeeds`() throws {
    let screen = NoteScreen(1, in: ViewModelStore(), Scope(.test))

    let missing = #expect(throws: MissingDependency.self) { try screen.viewModel.resolve() }
    #expect(missing?.names == ["NoteDependency"])

    screen.attach()
    let viewModel = try screen.viewModel.resolve()
    #expect(viewModel.number == 1)
    #expect(screen.viewModel.value === viewModel)
    #expect(screen.evaluations == 2)
  }

  @Test func `holders of one key share a view model until the store is cleared`() throws {
    let scope = Scope(.test)
    let store = ViewModelStore()
    func holder(_ key: String, _ number: Int) -> AssistedViewModel<NoteViewModel> {
      AssistedViewModel(NoteViewModel.self, key: key, in: store) { (scope.note, number) }
    }
    let holders = [holder("a", 1), holder("a", 1), holder("b", 1)]
    let weak = WeakReference(holders[0].value)

    #expect(holders[1].value === weak.object)
    #expect(holders[2].value !== weak.object)

    store.clear()
    #expect(weak.object == nil)

    #expect(holders[0].value === holders[1].value)
    #expect(scope.makingLog.count(of: "note 1") == 3)
  }

  @Test func `factories of nothing, a structure, two and three arguments make view models`() {
    let store = ViewModelStore()
    let agenda = AssistedViewModel(AgendaViewModel.self, in: store) {
      (MainAssisted { AgendaViewModel() }, ())
    }
    let route = AssistedViewModel(RouteViewModel.self, in: store) {
      (MainAssisted { RouteViewModel(route: $0) }, .init(origin: "Kyoto", destination: "Nara"))
    }
    let event = AssistedViewModel(EventViewModel.self, in: store) {
      (MainAssisted(EventViewModel.init), ("Party", 3))
    }
    let trip = AssistedViewModel(TripViewModel.self, in: store) {
      (MainAssisted(TripViewModel.init), ("Kyoto", "Nara", 4))
    }

    #expect(agenda.value === agenda.value)
    #expect(route.value.summary == "Kyoto → Nara")
    #expect(event.value.summary == "Party on 3")
    #expect(trip.value.summary == "Kyoto → Nara on 4")
  }

  // Guards against: metro#342.
  @Test func `injected members are shared and the argument is each view model's own`() {
    let scope = Scope(.test)
    let store = ViewModelStore()

    let notes = [1, 2].map { number in
      AssistedViewModel(NoteViewModel.self, in: store) { (scope.note, number) }.value
    }

    #expect(notes.map(\.number) == [1, 2])
    #expect(notes[0].client === notes[1].client)
    #expect(notes[0].client === scope.noteClient)
  }

  // The holder is confined to the main actor, so every task has to wait for its turn.
  @Test func `first accesses from many tasks make one view model`() async {
    let screen = NoteScreen(1, in: ViewModelStore(), Scope(.test))
    screen.attach()
    let holder = screen.viewModel

    let tasks = (0..<100).map { _ in
      Task.detached { await ObjectIdentifier(holder.value) }
    }
    var identities: Set<ObjectIdentifier> = []
    for task in tasks { identities.insert(await task.value) }

    #expect(identities.count == 1)
    #expect(screen.evaluations == 1)
    #expect(screen.scope.makingLog.count(of: "note 1") == 1)
  }

  // The kind of Factory#15 and Resolver#151: rendering again makes nothing again.
  @Test func `an owner that is rendered twenty times makes one view model for each identity`() {
    let scope = Scope(.test)
    let store = ViewModelStore()
    func render(_ identity: String) {
      _ = AssistedViewModel(NoteViewModel.self, key: identity, in: store) { (scope.note, 1) }.value
    }

    for _ in 0..<20 { render("first") }
    #expect(scope.makingLog.count(of: "note 1") == 1)

    render("second")
    #expect(scope.makingLog.count(of: "note 1") == 2)
  }

  // The kind of Factory#246: a value of the store and an argument of the screen, both at first body.
  @Test func `a view model gets what an ancestor overrides and what its screen supplies`() {
    let client = NoteClient()
    let scope = Scope(.test).overriding(\.noteClient, with: client)

    let holder = AssistedViewModel(NoteViewModel.self, in: ViewModelStore()) { (scope.note, 9) }

    #expect(holder.value.client === client)
    #expect(holder.value.number == 9)
  }

  @Test func `the producer is not evaluated again after the store was cleared`() {
    let store = ViewModelStore()
    let screen = NoteScreen(1, in: store, Scope(.test))
    screen.attach()
    _ = screen.viewModel.value

    store.clear()
    _ = screen.viewModel.value

    #expect(screen.evaluations == 1)
    #expect(
      screen.scope.makingLog.labels == ["note 1", "note 1 cleared", "note 1"]
    )
  }

  @Test func `a holder that is dropped without an access makes nothing`() {
    let store = ViewModelStore()
    let screen = NoteScreen(1, in: store, Scope(.test))
    screen.attach()

    #expect(store.count == 0)
    #expect(screen.scope.makingLog.labels == [])
  }

  @Test func `a holder does not keep its view model`() {
    let store = ViewModelStore()
    let screen = NoteScreen(1, in: store, Scope(.test))
    screen.attach()
    let weak = WeakReference(screen.viewModel.value)

    store.clear()

    #expect(weak.object == nil)
  }

  @Test func `a screen that its producer captures is released after the first access`() {
    let weak = {
      let screen = NoteScreen(1, in: ViewModelStore(), Scope(.test))
      screen.attach()
      _ = screen.viewModel.value
      return WeakReference(screen)
    }()

    #expect(weak.object == nil)
  }

  @Test func `the value of a producer that throws ends the program by name`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let handler = FailureHandler { failure in
          FileHandle.standardError.write(Data("handled \(failure.id.rawValue)\n".utf8))
        }
        let store = ViewModelStore(failureHandler: handler)
        _ = NoteScreen(1, in: store, Scope(.test)).viewModel.value
      }
    }

    let message = result.standardError
    #expect(message.contains("handled view-model-not-made"))
    #expect(message.contains("'NoteViewModel' was not made: its producer threw."))
    #expect(message.contains("provided      No 'NoteDependency' is provided in this scope."))
    #expect(message.contains("to fix        call 'try viewModel.resolve()'"))
  }

  @Test func `what an error of the producer says is not printed`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let holder = AssistedViewModel(PageViewModel.self, in: ViewModelStore()) {
          throw SecretiveError(text: "hunter2")
        }
        _ = holder.value
      }
    }

    let message = result.standardError
    #expect(message.contains("provided      an error of type 'HeirloomTests.SecretiveError'"))
    #expect(!message.contains("hunter2"))
  }
}
