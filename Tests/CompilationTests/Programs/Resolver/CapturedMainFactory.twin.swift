import Heirloom

@MainActor final class Editor {
  init(text: String) {}
}

@MainActor struct Desk {
  let open: () -> Editor
}

extension Providers {
  var editor: MainAssistedProvider<Editor, String> { MainAssistedProvider { Editor(text: $1) } }

  var desk: MainAssistedProvider<Desk> {
    MainAssistedProvider { resolver in
      let editor = resolver.editor("Hello")
      return Desk { editor }
    }
  }
}
