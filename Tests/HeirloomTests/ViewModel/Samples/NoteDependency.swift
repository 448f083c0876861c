import Heirloom

/// What a screen of notes is given, once it is attached.
struct NoteDependency: Dependency {
  let note: NoteViewModel.Factory
}
