import Heirloom

final class EditorViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EditorViewModel, String>
  init(text: String) {}
}

@MainActor func pair(_ factory: MainAssisted<EditorViewModel, String>) {
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = EditorViewModel.provideFactory(factory, 3)
}
