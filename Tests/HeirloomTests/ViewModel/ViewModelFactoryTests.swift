import Heirloom
import Testing

@MainActor
struct ViewModelFactoryTests {
  @Test func `a view model type pairs a factory with its argument`() {
    let scope = Scope(.test)

    let factory = NoteViewModel.provideFactory(scope.note, 4)

    #expect(factory.make().number == 4)
    #expect(factory.make() !== factory.make())
  }

  @Test func `pairing makes nothing`() {
    let scope = Scope(.test)

    _ = NoteViewModel.provideFactory(scope.note, 4)

    #expect(scope.makingLog.labels == [])
  }

  @Test func `a type may pair its factory in a way of its own`() {
    let scope = Scope(.test)
    let holder = AssistedViewModel(DoublingViewModel.self, in: ViewModelStore()) {
      (MainAssisted { DoublingViewModel(number: $0) }, 4)
    }

    #expect(holder.value.number == 8)
    #expect(scope.makingLog.labels == [])
  }

  // The conformance may live at the composition root, so that the view model imports nothing.
  @Test func `a conformance may be an extension`() {
    let holder = AssistedViewModel(PlainViewModel.self, in: ViewModelStore()) {
      (Assisted { PlainViewModel(text: $0) }, "Hello")
    }

    #expect(holder.value.text == "Hello")
  }
}
