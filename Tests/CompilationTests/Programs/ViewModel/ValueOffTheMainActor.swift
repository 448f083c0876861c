import Heirloom

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, String>
  init(text: String) {}
}

nonisolated func read(_ holder: AssistedViewModel<EditorViewModel>) -> EditorViewModel {
  // expected-error@+1 {{main actor-isolated property 'value' can not be referenced from a nonisolated context}}
  holder.value
}
