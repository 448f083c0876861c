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
    // expected-note@+1 2 {{it depends on the lifetime of argument 'resolver'}}
    MainAssistedProvider { resolver in
      // expected-error@+1 2 {{lifetime-dependent variable 'editor' escapes its scope}}
      let editor = resolver.editor
      // expected-note@+1 2 {{this use causes the lifetime-dependent value to escape}}
      return Desk { editor("Hello") }
    }
  }
}
