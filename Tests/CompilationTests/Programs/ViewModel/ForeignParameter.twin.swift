import Heirloom

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, String>
  init(text: String) {}
}

extension Providers {
  var editor: MainAssistedProvider<EditorViewModel, String> {
    MainAssistedProvider { EditorViewModel(text: $1) }
  }
}

@MainActor func hold(in scope: Scope, _ store: ViewModelStore) {
  _ = AssistedViewModel(EditorViewModel.self, in: store) { (scope.editor, "text") }
}
