public import Foundation
public import QiitaViewerModel

extension Date {
  /// When everything in the fixtures happens.
  public static let sample: Date = Date(timeIntervalSince1970: 1_775_000_000)
}

extension Database where Self == InMemoryDatabase {
  /// A database in which nothing is saved.
  public static var empty: InMemoryDatabase { .saved([]) }

  /// A database in which some articles are saved.
  ///
  /// - Parameter items: The articles, the one saved last at the end.
  ///
  /// - Returns: A database of its own.
  public static func saved(_ items: [Item]) -> InMemoryDatabase {
    let items = items.enumerated().map { index, item in
      SavedItem(item: item, insertedAt: .sample.addingTimeInterval(Double(index)))
    }
    return InMemoryDatabase(items: items, now: { .sample })
  }
}

extension SavedItemsUseCase where Self == DatabaseSavedItemsUseCase {
  /// What the screen of an article may do with a database.
  ///
  /// - Parameter database: The database.
  ///
  /// - Returns: A use case.
  public static func of(_ database: InMemoryDatabase) -> DatabaseSavedItemsUseCase {
    DatabaseSavedItemsUseCase(database: database)
  }
}
