/// Where saved articles are kept.
public enum SavedItemStore: String, CaseIterable, Sendable {
  /// In a file, which is written as a whole.
  case file

  #if SQLite
  /// In a database of SQLite.
  case sqlite
  #endif
}
