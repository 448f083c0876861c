import Heirloom
import RequestScopeModel
import RequestScopeServer
import Synchronization

/// Remembers everything that requests had for themselves, and keeps none of it alive.
final class Witness: Sendable {
  private struct Sighting: Sendable {
    weak let object: (any AnyObject & Sendable)?
  }

  private let sightings = Mutex<[Sighting]>([])

  var count: Int { sightings.withLock(\.count) }

  /// How many of the seen are still there.
  var survivorCount: Int { sightings.withLock { $0.count { $0.object != nil } } }

  /// Has every handler seen as it is made.
  func watch(_ overrides: inout Overrides) {
    overrides.override(\.profileHandler) { [self] resolver in
      see(resolver.user, resolver.requestLog, resolver.unitOfWork)
      return ProfileHandler(user: resolver.user, log: resolver.requestLog)
    }
    overrides.override(\.depositHandler) { [self] resolver in
      see(resolver.user, resolver.requestLog, resolver.unitOfWork)
      return DepositHandler(
        user: resolver.user,
        work: resolver.unitOfWork,
        approvals: resolver.approvals
      )
    }
  }

  private func see(_ objects: any AnyObject & Sendable...) {
    sightings.withLock { $0 += objects.map { Sighting(object: $0) } }
  }
}
