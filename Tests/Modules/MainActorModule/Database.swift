/// Where titles are kept.
public nonisolated protocol Database: Sendable {
  /// Returns the title of an item.
  func title(of item: Int) -> String
}

nonisolated struct NumberedDatabase: Database {
  func title(of item: Int) -> String { "Item \(item)" }
}
