import Heirloom
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct KeyedLimitTests {
  @Test func `the value that was not read for the longest time gives way`() {
    let scope = Scope(.live)

    for number in [2, 4, 2, 6, 2, 4] { _ = scope.keyedPair[number] }

    #expect(scope.makingLog.labels == ["2", "4", "6", "4"])
  }

  @Test func `a read by a maker is a use too`() {
    let scope = Scope(.live)

    _ = scope.keyedPair[2]
    _ = scope.keyedPair[4]
    _ = scope.keyedLastUser
    _ = scope.keyedPair[6]
    _ = scope.keyedPair[2]

    #expect(scope.makingLog.labels == ["2", "4", "user", "6"])
  }

  @Test func `a value that gave way lives on with its holder, and another is made`() {
    let scope = Scope(.live)

    let user = scope.keyedLastUser
    _ = scope.keyedPair[4]
    _ = scope.keyedPair[6]
    let other = scope.keyedPair[2]

    #expect(user.parts[0].label == "2" && other.label == "2")
    #expect(user.parts[0] !== other)
    #expect(scope.keyedLastUser === user)
  }

  @Test func `a value that gave way is freed with its key`() {
    let scope = Scope(.live)
    var key: KeyedObject? = KeyedObject(1)
    let references = [
      WeakReference(key.map { scope.keyedLast[$0] }), WeakReference(key),
    ]
    key = nil
    #expect(references.allSatisfy { $0.object != nil })

    _ = scope.keyedLast[KeyedObject(2)]

    #expect(references.allSatisfy { $0.object == nil })
  }

  @Test func `each home keeps its own values`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))

    for number in [1, 3, 2] { _ = child.keyedPair[number] }
    _ = root.keyedPair[4]
    for number in [3, 1, 2, 4] { _ = child.keyedPair[number] }

    #expect(root.makingLog.labels == ["1", "3", "2", "4"])
    #expect(child.keyedPair[1].description == "1(child)")
    #expect(child.keyedPair[2] === root.keyedPair[2])
  }

  @Test func `a look from a scope with values of its own is no use of the root's`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))

    for number in [1, 3] { _ = root.keyedPair[number] }
    _ = child.keyedPair[1]
    _ = root.keyedPair[5]
    _ = root.keyedPair[3]

    #expect(root.makingLog.labels == ["base", "1", "3", "1", "5"])
  }

  @Test func `an override keeps all of its values`() {
    let scope = Scope(.live).overriding(\.keyedPair) { $0.token("mine \($1)") }

    for _ in 0..<2 { for number in 0..<5 { _ = scope.keyedPair[number] } }

    #expect(scope.makingLog.labels == (0..<5).map { "mine \($0)" })
  }

  @Test func `the values of a singleton are limited in the root`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))

    let first = child.keyedLastSingleton[1]
    #expect(root.keyedLastSingleton[1] === first)
    _ = root.keyedLastSingleton[2]

    #expect(child.keyedLastSingleton[1] !== first)
    #expect(first.description == "1(base)")
  }

  @Test func `a maker may need more values than are kept`() {
    #expect(Scope(.live).keyedLastSum[50] == 1_275)
  }

  @Test func `what is kept is released in reverse order of making, with all else`() {
    let log = MakingLog()
    var scope: Scope? = Scope(.live) { $0.keyedEndings = log }
    _ = scope?.keyedEndingPlain
    for number in [1, 2, 3] { _ = scope?.keyedEnding[number] }
    _ = scope?.keyedEndingUser
    #expect(log.labels == ["kept 1"])

    scope = nil

    #expect(log.labels == ["kept 1", "user", "kept 3", "kept 2", "plain"])
  }

  // Guards against: a value was released under the lock of its home.
  @Test func `a value that gives way may read the scope while it is released`() async {
    let holder = ScopeHolder()
    let log = MakingLog()
    let scope = Scope(.live) { $0.keyedEndings = log }
    holder.scope = scope

    let labels = await Threads.run {
      [1, 2].map { scope[\.[keyedReading: KeyedHolder(holder)]][$0].label }
    }
    holder.scope = nil

    #expect(labels == ["1", "2"])
    #expect(log.labels == ["1 read base"])
  }

  @Test func `no key is being made twice at once, however fast values give way`() async {
    let scope = Scope(.live)

    let counts = await Threads.run(8) { thread in
      (0..<500).map { round in scope.keyedCounted[(thread + round) % 5] }
    }

    #expect(counts.joined().allSatisfy { $0 == 1 })
  }

  @Test func `many threads that read what is kept get one instance`() async {
    let scope = Scope(.live)

    let items = await Threads.run(8) { _ in (0..<500).map { scope.keyedPair[2 + $0 % 2 * 2] } }

    #expect(items.joined().allSatisfy { $0 === scope.keyedPair[2] || $0 === scope.keyedPair[4] })
    #expect(scope.makingLog.labels.sorted() == ["2", "4"])
  }

  @Test func `a limit below one is a mistake that names the provider`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let provider = KeyedProvider<Int, Int>(name: "sample", fileID: "Sample/Keyed.swift", line: 1)
      {
        $1
      }
      _ = provider.keeping(atMost: 0)
    }

    #expect(result.standardError.contains("'Sample.sample' has to keep at least 1 value, not 0."))
  }
}

/// A value that tells when it is released.
private final class KeyedEnding: Sendable {
  let label: String
  private let onRelease: @Sendable () -> Void

  init(_ label: String, onRelease: @escaping @Sendable () -> Void) {
    self.label = label
    self.onRelease = onRelease
  }

  deinit {
    onRelease()
  }
}

extension Providers {
  fileprivate var keyedEndings: Provider<MakingLog> { Provider { _ in MakingLog() } }
  fileprivate var keyedEndingPlain: Provider<KeyedEnding> {
    Provider { resolver in
      let log = resolver.keyedEndings
      return KeyedEnding("plain") { log.note("plain") }
    }
  }
  fileprivate var keyedEnding: KeyedProvider<Int, KeyedEnding> {
    KeyedProvider { resolver, number in
      let log = resolver.keyedEndings
      return KeyedEnding("\(number)") { log.note("kept \(number)") }
    }
    .keeping(atMost: 2)
  }
  fileprivate var keyedEndingUser: Provider<KeyedEnding> {
    Provider { resolver in
      let log = resolver.keyedEndings
      return KeyedEnding("user") { log.note("user") }
    }
  }
  fileprivate subscript(keyedReading holder: KeyedHolder) -> KeyedProvider<Int, KeyedEnding> {
    KeyedProvider { resolver, number in
      let log = resolver.keyedEndings
      return KeyedEnding("\(number)") {
        guard let scope = holder.holder.scope else { return }
        log.note("\(number) read \(scope.keyedBase)")
      }
    }
    .keeping(atMost: 1)
  }

  /// How many makers of the key run when its value is made.
  fileprivate var keyedCounted: KeyedProvider<Int, Int> {
    KeyedProvider { resolver, number in
      let counts = resolver.keyedCounts
      defer { counts.leave(number) }
      return counts.enter(number)
    }
    .keeping(atMost: 1)
  }
  fileprivate var keyedCounts: Provider<KeyedCounts> { Provider { _ in KeyedCounts() } }
}

/// A holder as an argument of a key path.
private struct KeyedHolder: Hashable, Sendable {
  let holder: ScopeHolder

  init(_ holder: ScopeHolder) {
    self.holder = holder
  }

  static func == (left: KeyedHolder, right: KeyedHolder) -> Bool { left.holder === right.holder }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(holder)) }
}

/// How many makers run for each key.
private final class KeyedCounts: Sendable {
  private let counts = Mutex<[Int: Int]>([:])

  func enter(_ number: Int) -> Int {
    counts.withLock { counts in
      counts[number, default: 0] += 1
      return counts[number, default: 0]
    }
  }

  func leave(_ number: Int) {
    counts.withLock { $0[number, default: 0] -= 1 }
  }
}
