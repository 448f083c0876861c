import StateRepositoryModel
import Synchronization

/// What a repository is made from whose cache takes its time, and counts who uses it at once.
struct TrackedFactory: RepositoryFactory {
  let key = SingleKey()
  let stateHolder = StateHolder<SingleKey, [String]>()

  private let cache = TrackedCache()

  /// The most calls that have used the cache at the same time.
  var mostAtOnce: Int { cache.mostAtOnce }

  func loadFromCache() async -> [String]? { await cache.use { $0 } }

  func saveToCache(_ content: [String]?) async { await cache.use { $0 = content } }

  func fetchFromOrigin() async throws -> Fetched<[String]> { Fetched(["new"]) }

  func needsRefresh(_ cached: [String]) async -> Bool { await cache.use { $0 == ["old"] } }
}

private final class TrackedCache: Sendable {
  private struct Contents {
    var value: [String]?
    var users = 0
    var mostAtOnce = 0
  }

  private let contents = Mutex(Contents())

  var mostAtOnce: Int { contents.withLock(\.mostAtOnce) }

  func use<Answer: Sendable>(_ body: (inout [String]?) -> Answer) async -> Answer {
    contents.withLock { contents in
      contents.users += 1
      contents.mostAtOnce = max(contents.mostAtOnce, contents.users)
    }
    for _ in 0..<3 { await Task.yield() }
    return contents.withLock { contents in
      contents.users -= 1
      return body(&contents.value)
    }
  }
}
