import Heirloom
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ReleaseOrderTests {
  /// How deep scopes with values are nested; a debug build takes its time for each.
  #if DEBUG
  private static let depth = 60_000
  #else
  private static let depth = 300_000
  #endif

  // Guards against: teardown in random order; children were not torn down.
  @Test func `values are released in reverse order of making`() {
    let log = MakingLog()
    var scope: Scope? = Scope(.live) { $0.orderLog = log }
    _ = scope?.orderAPI
    _ = scope?.orderOther

    scope = nil

    #expect(log.labels == ["other", "api", "repository", "database"])
  }

  @Test func `the values of a child are released before those of its parent`() {
    let log = MakingLog()
    var root: Scope? = Scope(.live) { $0.orderLog = log }
    var child = root?.overriding(\.orderRepository) { Ending("inner", in: $0.orderLog) }
    _ = child?.orderAPI
    _ = child?.orderDatabase

    root = nil
    child = nil

    #expect(log.labels == ["api", "inner", "database"])
  }

  @Test func `deeply nested scopes are dropped without overflow`() async {
    let results = await Threads.run(1, stackSize: 512 * 1_024) { _ in
      var scope = Scope(.live)
      for _ in 0..<300_000 { scope = scope.overriding { _ in } }
      return scope == scope
    }

    #expect(results == [true])
  }

  @Test func `deeply nested scopes that each made a value are dropped without overflow`() async {
    let log = Mutex(0)
    let results = await Threads.run(1, stackSize: 512 * 1_024) { _ in
      var scope = Scope(.live)
      for level in 0..<Self.depth {
        scope = scope.overriding(\.orderLevel) { _ in Level(level) { log.withLock { $0 += 1 } } }
        guard scope.orderLevel.number == level else { return false }
      }
      return true
    }

    #expect(results == [true])
    #expect(log.withLock { $0 } == Self.depth)
  }

  @Test func `deeply nested scopes are dropped while deferred readers are alive`() async {
    let results = await Threads.run(1, stackSize: 512 * 1_024) { _ in
      var scope = Scope(.live)
      var readers: [Deferred<Level>] = []
      for level in 0..<Self.depth {
        scope = scope.overriding(\.orderLevel, with: Level(level) {})
        if level.isMultiple(of: 1_000) { readers.append(scope.orderDeferred) }
      }
      let numbers = readers.map(\.value.number)
      return numbers == Array(stride(from: 0, to: Self.depth, by: 1_000))
    }

    #expect(results == [true])
  }

  // Guards against: scopes opened and closed in parallel were corrupted.
  @Test func `threads that drop the scopes of one tree do not disturb each other`() async {
    let log = Mutex(0)

    _ = await Threads.run(8) { [root = Scope(.live)] _ in
      for level in 0..<2_000 {
        let scope = root.overriding(\.orderLevel) { _ in Level(level) { log.withLock { $0 += 1 } } }
        _ = scope.overriding { _ in }.orderLevel
      }
    }

    #expect(log.withLock { $0 } == 16_000)
  }
}

/// Notes its end.
private final class Ending: Sendable {
  private let label: String
  private let log: MakingLog

  init(_ label: String, in log: MakingLog) {
    self.label = label
    self.log = log
  }

  deinit { log.note(label) }
}

/// A numbered value that tells of its end.
private final class Level: Sendable {
  let number: Int
  private let end: @Sendable () -> Void

  init(_ number: Int, end: @escaping @Sendable () -> Void) {
    self.number = number
    self.end = end
  }

  deinit { end() }
}

extension Providers {
  fileprivate var orderLog: Provider<MakingLog> { .required() }
  fileprivate var orderDatabase: Provider<Ending> {
    Provider { Ending("database", in: $0.orderLog) }
  }
  fileprivate var orderRepository: Provider<Ending> {
    Provider {
      _ = $0.orderDatabase
      return Ending("repository", in: $0.orderLog)
    }
  }
  fileprivate var orderAPI: Provider<Ending> {
    Provider {
      _ = $0.orderRepository
      return Ending("api", in: $0.orderLog)
    }
  }
  fileprivate var orderOther: Provider<Ending> { Provider { Ending("other", in: $0.orderLog) } }
  fileprivate var orderLevel: Provider<Level> { Provider { _ in Level(0) {} } }
  fileprivate var orderDeferred: Provider<Deferred<Level>> {
    Provider { $0.deferred(\.orderLevel) }
  }
}
