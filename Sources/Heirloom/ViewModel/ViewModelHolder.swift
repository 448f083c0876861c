/// Stands for a holder of a view model in its store.
@MainActor
final class ViewModelHolder {
  private var hasConflict = false

  nonisolated init() {}

  /// Returns whether this is the first conflict of the holder, the one that is reported.
  func isFirstConflict() -> Bool {
    defer { hasConflict = true }
    return !hasConflict
  }
}
