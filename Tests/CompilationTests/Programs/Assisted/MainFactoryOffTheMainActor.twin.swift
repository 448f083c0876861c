import Heirloom

@MainActor final class Editor {
  let text: String

  init(text: String) {
    self.text = text
  }
}

@MainActor func makeEditor(with factory: MainAssisted<Editor, String>) -> Editor {
  factory("text")
}
