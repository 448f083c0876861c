extension Scope {
  /// Makes the values of asynchronous providers before they are needed.
  ///
  /// What they are made from is made first, or is waited for when it is on its way. Of the makers
  /// that this starts, no more than `limit` run at once; one that waits for another's value does not
  /// count. Values that are remembered already cost nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The providers.
  ///   - limit: How many makers may run at once, at least 1.
  ///
  /// - Throws: What the first read to fail throws; the other reads are given up.
  public func warmUp<each Value: Sendable>(
    _ keyPath: repeat any KeyPath<Providers, AsyncProvider<each Value>> & Sendable,
    limit: Int = .max
  ) async throws {
    precondition(limit > 0, "A warm-up needs a limit of at least 1, not \(limit).")
    #if DEBUG
    frame.reportReadWithinMaker()
    #endif
    var ambience = Ambience.current ?? Ambience()
    ambience.permits = Permits(limit)
    try await Ambience.$current.withValue(ambience) {
      try await frame.readAtOnce(repeat each keyPath, for: .scope)
    }
  }
}
