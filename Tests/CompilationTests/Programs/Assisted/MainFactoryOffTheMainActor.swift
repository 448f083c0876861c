import Heirloom

@MainActor final class Editor {
  let text: String

  init(text: String) {
    self.text = text
  }
}

nonisolated func makeEditor(with factory: MainAssisted<Editor, String>) -> Editor {
  // expected-error@+1 {{call to main actor-isolated instance method 'callAsFunction' in a synchronous nonisolated context}}
  factory("text")
}
