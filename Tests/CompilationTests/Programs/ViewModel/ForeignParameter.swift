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
  // expected-error@+1 {{tuple type '(MainAssistedProvider<EditorViewModel, String>.Reading, Int)' (aka '(MainAssisted<EditorViewModel, String>, Int)') is not convertible to tuple type '(EditorViewModel.Factory, String)' (aka '(MainAssisted<EditorViewModel, String>, String)')}}
  _ = AssistedViewModel(EditorViewModel.self, in: store) { (scope.editor, 3) }
}
