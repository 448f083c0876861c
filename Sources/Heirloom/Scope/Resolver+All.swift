extension Resolver {
  /// Reads several asynchronous providers at once.
  ///
  /// The first failure is thrown, and the other reads are given up.
  ///
  /// ```swift
  /// struct Session: Sendable { let user: String, settings: String }
  ///
  /// extension Providers {
  ///   var user: AsyncProvider<String> { AsyncProvider { _ in "sample-user" } }
  ///   var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
  ///   var session: AsyncProvider<Session> {
  ///     AsyncProvider {
  ///       let (user, settings) = try await $0.all(\.user, \.settings)
  ///       return Session(user: user, settings: settings)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter keyPath: The providers.
  ///
  /// - Returns: Their values, in the order given.
  ///
  /// - Throws: What the first read to fail throws.
  public func all<each Value: Sendable>(
    _ keyPath: repeat any KeyPath<Providers, AsyncProvider<each Value>> & Sendable
  ) async throws -> (repeat each Value) {
    try await frame.readAtOnce(repeat each keyPath, for: reader)
    // All are there now; this collects them in order.
    return try await (repeat frame.read(each keyPath, for: reader))
  }
}
