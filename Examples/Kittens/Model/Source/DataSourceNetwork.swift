/// Lets a store of kittens load the first fifty pictures of a data source.
public struct DataSourceNetwork: KittenNetwork {
  private let source: any KittenDataSource

  /// Creates an adapter.
  ///
  /// - Parameter source: The data source.
  public init(_ source: any KittenDataSource) {
    self.source = source
  }

  /// Loads the first page.
  ///
  /// - Returns: The answer; nil when there is none.
  public func load() async -> String? {
    await source.load(limit: 50, offset: 0)
  }
}
