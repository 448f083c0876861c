public import Foundation
import Synchronization

/// A database that forgets its articles when the program ends.
public final class InMemoryDatabase: Database {
  private let ledger: Mutex<SavedItemLedger>
  private let now: @Sendable () -> Date

  /// Creates a database.
  ///
  /// - Parameters:
  ///   - items: The articles to begin with, in the order they were saved.
  ///   - now: Tells the time at which an article is saved.
  public init(items: [SavedItem] = [], now: @escaping @Sendable () -> Date = { Date() }) {
    ledger = Mutex(SavedItemLedger(items: items))
    self.now = now
  }

  /// Lists the saved articles.
  ///
  /// - Returns: The articles, the last saved first.
  public func savedItems() -> [SavedItem] {
    ledger.withLock { $0.newestFirst }
  }

  /// Looks up a saved article.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: The article and when it was saved, or nil when it is not saved.
  public func savedItem(id: Item.ID) -> SavedItem? {
    ledger.withLock { $0[id] }
  }

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  public func save(_ item: Item) {
    let moment = now()
    ledger.withLock { _ = $0.insert(SavedItem(item: item, insertedAt: moment)) }
  }

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  public func delete(id: Item.ID) {
    ledger.withLock { _ = $0.remove(id: id) }
  }
}
