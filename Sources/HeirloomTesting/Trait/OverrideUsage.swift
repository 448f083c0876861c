import Heirloom
import Synchronization
import Testing

/// Which overrides of one trait were read in the cases that ran under it.
///
/// A suite's override need not be read by each of its tests, so that is told when the suite ends.
final class OverrideUsage: Sendable {
  private struct State: Sendable {
    var isWatched = false
    var places: [String: SourcePlace] = [:]
    var used: Set<String> = []
  }

  private let isExempt: Bool
  private let state = Mutex(State())

  /// Starts with nothing; an exempt trait is never reported.
  init(isExempt: Bool) {
    self.isExempt = isExempt
  }

  /// Takes in what a case has used.
  func note(_ uses: [OverrideUse]) {
    state.withLock { state in
      for use in uses {
        state.places[use.name] = use.place
        if use.isUsed { state.used.insert(use.name) }
      }
    }
  }

  /// Runs what the trait is for, and then reports what none of it has used.
  ///
  /// A suite hands its trait down to its tests; it is the suite, which begins first, that reports.
  func watch(_ function: @concurrent @Sendable () async throws -> Void) async throws {
    let isFirst = state.withLock { state in
      defer { state.isWatched = true }
      return !state.isWatched
    }
    try await function()
    guard isFirst, !isExempt else { return }
    let unused = state.withLock { state in
      state.places.filter { !state.used.contains($0.key) }
    }
    for (name, place) in unused.sorted(by: { $0.key < $1.key }) {
      Finding.unusedOverride(name, place).record(as: .warning)
    }
  }
}
