import Heirloom

struct Draft: Equatable, Sendable {}

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, Draft>
  init(draft: Draft) {}
}

extension Providers {
  var editor: MainAssistedProvider<EditorViewModel, Draft> {
    MainAssistedProvider { EditorViewModel(draft: $1) }
  }
}

@MainActor func hold(in scope: Scope, _ store: ViewModelStore) {
  _ = AssistedViewModel(EditorViewModel.self, in: store) { (scope.editor, Draft()) }
}
