import Heirloom

/// A screen whose factory and argument exist only once it is attached, like a fragment's.
@MainActor
final class NoteScreen {
  private(set) var evaluations = 0
  var scope: Scope
  private let number: Int

  private(set) lazy var viewModel = AssistedViewModel(NoteViewModel.self, in: store) { [self] in
    evaluations += 1
    let screen = DependencyProvider { (dependency: NoteDependency) in dependency.note }
    return (try screen.resolve(in: scope), number)
  }

  private let store: ViewModelStore

  init(_ number: Int, in store: ViewModelStore, _ scope: Scope) {
    self.number = number
    self.store = store
    self.scope = scope
    _ = viewModel
  }

  func attach() {
    let root = scope
    scope = root.providing(NoteDependency(note: root.note))
  }
}
