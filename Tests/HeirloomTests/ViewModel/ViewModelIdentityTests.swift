import Heirloom
import Testing

/// A view model whose argument may differ from itself.
private final class MeasureViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<MeasureViewModel, Double>

  let value: Double

  init(value: Double) { self.value = value }
}

@MainActor
struct ViewModelIdentityTests {
  @Test func `an argument that is not equal to itself keeps its view model`() {
    let store = ViewModelStore()
    let holder = AssistedViewModel(MeasureViewModel.self, in: store) {
      (MainAssisted(MeasureViewModel.init), .nan)
    }

    let first = holder.value

    #expect((0..<20).allSatisfy { _ in holder.value === first })
    #expect(store.count == 1)
  }

  @Test func `under a key, too`() {
    let store = ViewModelStore()
    let holder = AssistedViewModel(MeasureViewModel.self, key: "measure", in: store) {
      (MainAssisted(MeasureViewModel.init), .nan)
    }

    let first = holder.value

    #expect((0..<20).allSatisfy { _ in holder.value === first })
    #expect(store.count == 1)
  }

  @Test func `a factory that asks for its own view model leaves one in the store`() {
    let store = ViewModelStore()
    let nested = Nested()
    let holder = AssistedViewModel(MeasureViewModel.self, key: "measure", in: store) {
      let factory = MainAssisted { (value: Double) in
        nested.ask()
        return MeasureViewModel(value: value)
      }
      return (factory, 1)
    }
    nested.holder = holder

    let viewModel = holder.value

    #expect(viewModel === holder.value)
    #expect(store.count == 1)
    nested.holder = nil
  }
}

/// Asks for a view model once, while it is being made.
@MainActor
private final class Nested {
  var holder: AssistedViewModel<MeasureViewModel>?
  private var hasAsked = false

  func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    _ = holder?.value
  }
}
