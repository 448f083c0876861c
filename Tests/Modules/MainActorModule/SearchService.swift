import Heirloom

/// A sendable class that takes its constants from the current scope, off the main actor too.
public nonisolated final class SearchService: Sendable {
  let database = provided(\.database)
  let heading = provided(\.heading)

  /// Creates a service in the current scope.
  public init() {}

  /// Returns what a search for an item shows.
  public func result(for item: Int) -> String {
    heading(database.title(of: item))
  }
}
