import StateRepositoryModel
import Synchronization

/// A cache and an origin of texts, and what has become of them.
///
/// A cache that contains "old" is no good.
final class SampleWorld: Sendable {
  typealias Answer = @Sendable () async throws -> Fetched<[String]>

  let holder = StateHolder<String, [String]>()

  /// Counts the loads of the cache that have begun.
  let loads = Counter()

  /// Counts the fetches that have begun.
  let fetches = Counter()

  /// Counts the fetches that have ended.
  let ended = Counter()

  private let values = Mutex<[String: [String]]>([:])
  private let loadGate = Mutex<Gate?>(nil)
  private let answers = Mutex<Answer>({ Fetched(["new"]) })
  private let inFlight = Mutex<[String: Int]>([:])
  private let mostInFlight = Mutex(0)

  /// Writes to the cache, which notifies nobody.
  func write(_ value: [String]?, for key: String = "sample") {
    values.withLock { $0[key] = value }
  }

  func cached(_ key: String = "sample") -> [String]? {
    values.withLock { $0[key] }
  }

  /// Sets what the origin answers from now on.
  func answer(_ answer: @escaping Answer) {
    answers.withLock { $0 = answer }
  }

  /// Lets loads of the cache wait.
  func gateLoads(_ gate: Gate?) {
    loadGate.withLock { $0 = gate }
  }

  /// The most fetches for one key that were under way at the same time.
  var mostAtOnce: Int { mostInFlight.withLock(\.self) }

  func load(_ key: String) async -> [String]? {
    let gate = loadGate.withLock(\.self)
    loads.add()
    await gate?.wait()
    return cached(key)
  }

  func fetch(_ key: String) async throws -> Fetched<[String]> {
    let count = inFlight.withLock { inFlight in
      inFlight[key, default: 0] += 1
      return inFlight[key] ?? 0
    }
    mostInFlight.withLock { $0 = max($0, count) }
    fetches.add()
    defer {
      inFlight.withLock { $0[key]? -= 1 }
      ended.add()
    }
    return try await answers.withLock(\.self)()
  }

  func plain(_ key: String = "sample") -> Repository<[String]> {
    PlainSampleFactory(world: self, key: key).makeRepository()
  }

  func paginating(_ key: String = "sample") -> PaginatingRepository<[String]> {
    PaginatingSampleFactory(world: self, key: key).makeRepository()
  }
}
