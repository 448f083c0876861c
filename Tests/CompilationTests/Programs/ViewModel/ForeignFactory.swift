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
  // expected-error@+1 {{tuple type '(MainAssistedProvider<PageViewModel, Int>.Reading, Int)' (aka '(MainAssisted<PageViewModel, Int>, Int)') is not convertible to tuple type '(EditorViewModel.Factory, String)' (aka '(MainAssisted<EditorViewModel, String>, String)')}}
  _ = AssistedViewModel(EditorViewModel.self, in: store) { (scope.page, 3) }
}
