public import Observation

/// A view model with an injected constant.
@Observable
public final class ItemViewModel {
  /// What the caller supplied.
  public let item: Int

  /// The title shown, which changes.
  public var title: String

  private let database: any Database

  init(item: Int, database: any Database) {
    self.item = item
    self.database = database
    title = database.title(of: item)
  }

  /// Shows the title again.
  public func reload() {
    title = database.title(of: item)
  }
}
