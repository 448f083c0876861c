/// Saved articles in the order they were saved: the rules that all databases share.
struct SavedItemLedger: Sendable {
  private(set) var items: [SavedItem] = []

  /// The articles by the moment they were saved, the last first; of one moment, the last added.
  var newestFirst: [SavedItem] {
    items.enumerated()
      .sorted { ($0.element.insertedAt, $0.offset) > ($1.element.insertedAt, $1.offset) }
      .map(\.element)
  }

  subscript(id: Item.ID) -> SavedItem? {
    items.first { $0.id == id }
  }

  /// Adds an article unless it is there, and tells whether it did.
  mutating func insert(_ item: SavedItem) -> Bool {
    guard self[item.id] == nil else { return false }
    items.append(item)
    return true
  }

  /// Removes an article if it is there, and tells whether it did.
  mutating func remove(id: Item.ID) -> Bool {
    let count = items.count
    items.removeAll { $0.id == id }
    return items.count < count
  }
}
