import Heirloom

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, String>
  init(text: String) {}
}

@MainActor func read(_ holder: AssistedViewModel<EditorViewModel>) -> EditorViewModel {
  holder.value
}
