import Heirloom

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, String>
  init(text: String) {}
}

@MainActor func pair(_ factory: MainAssisted<EditorViewModel, String>) {
  _ = EditorViewModel.provideFactory(factory, "text")
}
