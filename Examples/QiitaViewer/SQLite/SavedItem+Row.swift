#if SQLite
import Foundation
import QiitaViewerModel

extension SavedItem {
  /// The table, in which the position tells articles of one moment apart.
  static let table = """
    CREATE TABLE saved_items (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      inserted_at TEXT NOT NULL,
      created_at TEXT NOT NULL,
      title TEXT NOT NULL,
      body TEXT NOT NULL,
      tags TEXT NOT NULL,
      url TEXT NOT NULL,
      likes_count INTEGER NOT NULL,
      user_id TEXT NOT NULL,
      user_name TEXT NOT NULL
    )
    """

  /// The columns of a row, in the order in which they are written and read.
  static let columns = """
    id, inserted_at, created_at, title, body, tags, url, likes_count, user_id, user_name
    """

  /// Reads the row that a statement stands at.
  init(row: borrowing SQLiteStatement) throws(SQLiteError) {
    guard
      let insertedAt = Date(millisecondText: try row.text(1)),
      let createdAt = Date(millisecondText: try row.text(2)),
      let tags = try? JSONDecoder().decode([String].self, from: Data(try row.text(5).utf8)),
      let url = URL(string: try row.text(6))
    else { throw .unintelligible }
    self.init(
      item: Item(
        id: try row.text(0),
        title: try row.text(3),
        body: try row.text(4),
        tags: tags,
        user: User(id: try row.text(8), name: try row.text(9)),
        createdAt: createdAt,
        url: url,
        likesCount: try row.integer(7)
      ),
      insertedAt: insertedAt
    )
  }

  /// The values of the columns; nil when a date has no text.
  var row: [String]? {
    guard
      let insertedAt = insertedAt.millisecondText,
      let createdAt = item.createdAt.millisecondText,
      let tags = try? JSONEncoder().encode(item.tags)
    else { return nil }
    return [
      item.id, insertedAt, createdAt, item.title, item.body, String(decoding: tags, as: UTF8.self),
      item.url.absoluteString, String(item.likesCount), item.user.id, item.user.name,
    ]
  }
}
#endif
