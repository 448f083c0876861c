public import Observation

/// The state of the screen of saved articles.
@MainActor
@Observable
public final class SavedListViewModel {
  /// The saved articles, the last saved first.
  public private(set) var items: [SavedItem] = []

  /// Why the latest reload failed, or nil when it did not.
  public private(set) var errorMessage: String?

  @ObservationIgnored private let database: any Database

  /// Creates the state; reads nothing yet.
  ///
  /// - Parameter database: The database of the saved articles.
  public init(database: any Database) {
    self.database = database
  }

  /// Reads the saved articles; after a failure those shown stay.
  public func reload() {
    do {
      items = try database.savedItems()
      errorMessage = nil
    } catch {
      errorMessage = error.message
    }
  }
}
