import Heirloom

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, String>
  init(text: String) {}
}

final class PageViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<PageViewModel, Int>
  init(number: Int) {}
}

extension Providers {
  var editor: MainAssistedProvider<EditorViewModel, String> {
    MainAssistedProvider { EditorViewModel(text: $1) }
  }

  var page: MainAssistedProvider<PageViewModel, Int> {
    MainAssistedProvider { PageViewModel(number: $1) }
  }
}

@MainActor func hold(in scope: Scope, _ store: ViewModelStore) {
  _ = AssistedViewModel(EditorViewModel.self, in: store) { (scope.editor, "text") }
}
