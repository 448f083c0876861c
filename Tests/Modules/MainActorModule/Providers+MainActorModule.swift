public import Heirloom

nonisolated extension Providers {
  /// A plain value.
  public var database: Provider<any Database> { Provider { _ in NumberedDatabase() } }

  /// An actor.
  public var visitCounter: Provider<VisitCounter> { Provider { _ in VisitCounter() } }

  /// A value on a global actor that is not the main actor.
  public var archive: Provider<Archive> { Provider { _ in Archive() } }

  /// A value on the main actor.
  public var router: MainProvider<Router> { MainProvider { _ in Router() } }

  /// A product that belongs to no actor.
  public var heading: AssistedProvider<String, String> {
    AssistedProvider { _, text in "# \(text)" }
  }

  /// A product on the main actor.
  public var item: MainAssistedProvider<ItemViewModel, Int> {
    MainAssistedProvider { ItemViewModel(item: $1, database: $0.database) }
  }
}

extension Providers {
  /// A value whose property is on the main actor, for want of `nonisolated`.
  public var windowTitle: Provider<String> { Provider { "Window of \($0.database.title(of: 0))" } }

  /// A main-actor value whose property is on the main actor as well.
  public var window: MainProvider<Router> { MainProvider { $0.router } }
}
