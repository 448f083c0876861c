import Heirloom
public import Observation

/// An observable class that takes its constant from the current scope.
@Observable
public final class Settings {
  /// Whether the details are shown.
  public var isDetailed = false

  let database = provided(\.database)
  let router = provided(\.router)

  /// Creates settings in the current scope.
  public init() {}

  /// Opens an item.
  public func open(_ item: Int) {
    router.open(database.title(of: item))
  }
}
