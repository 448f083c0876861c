import Heirloom
import Testing

@MainActor
struct ViewModelArgumentPolicyTests {
  private let scope = Scope(.test)
  private let store = ViewModelStore()

  private func note(
    _ number: Int,
    _ policy: ViewModelArgumentPolicy<NoteViewModel>
  ) -> NoteViewModel {
    let holder = AssistedViewModel(NoteViewModel.self, key: "key", policy: policy, in: store) {
      [scope] in (scope.note, number)
    }
    return holder.value
  }

  @Test func `without a policy a changed argument makes another view model`() {
    func note(_ number: Int) -> NoteViewModel {
      AssistedViewModel(NoteViewModel.self, key: 1, in: store) { (scope.note, number) }.value
    }
    let weak = WeakReference(note(1))
    #expect(note(1) === weak.object)

    #expect(note(2).number == 2)

    #expect(weak.object == nil)
    #expect(scope.makingLog.labels == ["note 1", "note 1 cleared", "note 2"])
  }

  @Test func `recreate gives the view model up and makes another from the new argument`() {
    let weak = WeakReference(note(1, .recreate))

    #expect(note(2, .recreate).number == 2)

    #expect(weak.object == nil)
    #expect(store.count == 1)
    #expect(scope.makingLog.labels == ["note 1", "note 1 cleared", "note 2"])
  }

  @Test func `recreate leaves one view model though the old one comes back as it is cleared`() {
    let store = ViewModelStore(failureHandler: FailureLog().handler)
    let old = AssistedViewModel(DownloadViewModel.self, key: "key", in: store) {
      (scope.download, 1)
    }
    let new = AssistedViewModel(DownloadViewModel.self, key: "key", in: store) {
      (scope.download, 2)
    }
    let first = old.value
    first.lifetime.addCloseable { _ = old.value }

    let second = new.value

    #expect(store.count == 1)
    #expect(second !== first)
    #expect(new.value === second)
  }

  @Test func `reuse keeps the view model as it is`() {
    let first = note(1, .reuse)

    #expect(note(2, .reuse) === first)
    #expect(first.number == 1)
    #expect(scope.makingLog.labels == ["note 1"])
  }

  @Test func `update keeps the view model and tells it each new argument once`() {
    var updates: [Int] = []
    let update = ViewModelArgumentPolicy<NoteViewModel>.update { viewModel, number in
      updates.append(number)
      viewModel.renumber(number)
    }
    let first = note(1, update)

    for number in [1, 2, 2, 1] { #expect(note(number, update) === first) }

    #expect(updates == [2, 1])
    #expect(first.number == 1)
    #expect(scope.makingLog.labels == ["note 1"])
  }

  @Test func `trap allows the same argument`() {
    #expect(note(1, .trap) === note(1, .trap))
  }

  @Test func `trap ends the program by name when the argument has changed`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tests = ViewModelArgumentPolicyTests()
        _ = tests.note(1, .trap)
        _ = tests.note(2, .trap)
      }
    }

    let message = result.standardError
    #expect(message.contains("The argument of 'NoteViewModel' has changed."))
    #expect(message.contains("[view-model-argument-changed]"))
    #expect(message.contains("choose '.recreate' or '.update { … }'"))
  }

  @Test func `an argument that cannot be compared is reused by an explicit policy`() {
    func sketch(_ title: String) -> SketchViewModel {
      let holder = AssistedViewModel(SketchViewModel.self, key: 1, policy: .reuse, in: store) {
        (MainAssisted { SketchViewModel(title: $0) }, { title })
      }
      return holder.value
    }
    let first = sketch("first")

    #expect(sketch("second") === first)
    #expect(first.title == "first")
  }

  @Test func `a comparable argument may be reused as well`() {
    let first = note(1, .reuse)

    let holder = AssistedViewModel(NoteViewModel.self, key: "key", policy: .reuse, in: store) {
      (scope.note, 3)
    }

    #expect(holder.value === first)
  }

  @Test func `a factory of nothing never sees a changed argument`() {
    func agenda() -> AgendaViewModel {
      let holder = AssistedViewModel(AgendaViewModel.self, key: 1, policy: .trap, in: store) {
        (MainAssisted { AgendaViewModel() }, ())
      }
      return holder.value
    }

    #expect(agenda() === agenda())
  }

  @Test func `each element of several arguments counts`() {
    func trip(_ day: Int?) -> TripViewModel {
      let holder = AssistedViewModel(TripViewModel.self, in: store) {
        (MainAssisted(TripViewModel.init), ("Kyoto", "Nara", day))
      }
      return holder.value
    }
    let first = trip(nil)

    #expect(trip(nil) === first)
    #expect(trip(1) !== first)
    #expect(first.summary == "Kyoto → Nara")
    #expect(trip(1).summary == "Kyoto → Nara on 1")
  }

  @Test func `a factory written by hand says which arguments are the same`() {
    func letter(to recipient: String, isUrgent: Bool) -> LetterViewModel {
      let holder = AssistedViewModel(LetterViewModel.self, in: store) {
        (
          LetterViewModel.Factory(client: scope.noteClient),
          .init(sender: "Kyoto", recipient: recipient) { isUrgent }
        )
      }
      return holder.value
    }
    let first = letter(to: "Nara", isUrgent: false)

    #expect(letter(to: "Nara", isUrgent: true) === first)
    #expect(letter(to: "Osaka", isUrgent: false).address == "Kyoto → Osaka")
    #expect(first.address == "Kyoto → Nara")
    #expect(first.client === scope.noteClient)
    #expect(store.count == 2)
  }
}
