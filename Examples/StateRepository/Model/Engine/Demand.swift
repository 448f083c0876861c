/// What an operation demands of the engine.
package struct Demand: Hashable, Sendable {
  /// Fetches although the cache is good.
  package var isForced: Bool

  /// Empties the cache before the fetch, so that old data does not show.
  package var clearsBefore: Bool

  /// Empties the cache when the fetch fails.
  package var clearsOnFailure: Bool

  /// Goes on although the latest fetch has failed.
  package var continuesAfterError: Bool

  /// Fetches another page.
  package var isAdditional: Bool

  package init(
    isForced: Bool = false,
    clearsBefore: Bool = true,
    clearsOnFailure: Bool = true,
    continuesAfterError: Bool = true,
    isAdditional: Bool = false
  ) {
    self.isForced = isForced
    self.clearsBefore = clearsBefore
    self.clearsOnFailure = clearsOnFailure
    self.continuesAfterError = continuesAfterError
    self.isAdditional = isAdditional
  }
}
