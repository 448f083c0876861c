/// A snapshot that is not what it should be.
///
/// Its description is the whole message, with the difference line by line.
@nonexhaustive
public enum SnapshotError: Error, Hashable, Sendable {
  /// There was none; it has been written, to be looked at and committed.
  case missing(path: String)

  /// It differs from what is shown now.
  case changed(path: String, difference: String)

  /// Files that belong to no fixture.
  case unused(paths: [String])

  /// The fixture itself is not good.
  case notGood(name: String, reason: String)

  /// A file cannot be read.
  case unreadable(path: String, reason: String)

  /// A file cannot be written.
  case unwritable(path: String, reason: String)
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      "There was no snapshot at '\(path)'. It has been written: look at it, and run again."
    case .changed(let path, let difference):
      """
      The snapshot '\(path)' has changed. If that is right, accept it with 'record', or delete the \
      file and run again.
      \(difference)
      """
    case .unused(let paths):
      "No fixture has these snapshots; delete them:\n"
        + paths.map { "  \($0)" }.joined(separator: "\n")
    case .notGood(let name, let reason):
      "The fixture '\(name)' is not good, so it is not compared.\n\(reason)"
    case .unreadable(let path, let reason):
      "Cannot read '\(path)': \(reason)."
    case .unwritable(let path, let reason):
      "Cannot write '\(path)': \(reason)."
    }
  }
}
