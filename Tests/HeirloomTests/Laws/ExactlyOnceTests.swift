import Dispatch
import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ExactlyOnceTests {
  // Guards against: a first access from many threads made two values, or gave none.
  @Test func `many threads get one instance of one making, round after round`() async {
    let roots = (0..<200).map { _ in Scope(.live) }

    let values = await Threads.run(16) { _ in roots.map(\.onceDerived) }

    for (index, root) in roots.enumerated() {
      #expect(values.allSatisfy { $0[index] === root.onceDerived })
      #expect(root.makingLog.labels == ["base", "derived"])
    }
  }

  @Test func `many threads in one child get one instance of what is the child's own`() async {
    let root = Scope(.live)
    let children = (0..<200).map { root.overriding(\.onceBase, with: Token("\($0)")) }

    let values = await Threads.run(8) { _ in children.map(\.onceDerived) }

    for (index, child) in children.enumerated() {
      #expect(values.allSatisfy { $0[index] === child.onceDerived })
      #expect(child.onceDerived.description == "derived(\(index))")
    }
  }

  @Test func `parent and children asking at once share one instance`() async {
    let root = Scope(.live)
    let scopes = [root] + (0..<7).map { _ in root.overriding { _ in } }

    let values = await Threads.run(8) { scopes[$0].onceDerived }

    #expect(values.allSatisfy { $0 === root.onceDerived })
    #expect(root.makingLog.count(of: "derived") == 1)
  }

  // Guards against: a read nested in an initialiser blocked for ever.
  @Test func `a maker may read several others of its own kind`() {
    let scope = Scope(.live)

    #expect(scope.onceThree.description == "three(derived(base) base other)")
    #expect(scope.makingLog.labels == ["base", "derived", "other", "three"])
  }

  @Test func `a singleton asked for by many scopes at once is made once`() async {
    let root = Scope(.live)
    let scopes = (0..<8).map { root.overriding(\.onceBase, with: Token("\($0)")) }

    let values = await Threads.run(8) { scopes[$0].onceSingleton }

    #expect(values.allSatisfy { $0 === root.onceSingleton })
    #expect(root.makingLog.count(of: "singleton") == 1)
  }

  @Test func `a typed dependency is made once for all threads`() async {
    let root = Scope(.live).providing { OnceDependency(token: $0.token("dependency")) }

    let tokens = await Threads.run(8) { _ in root[OnceDependency.self]?.token }

    #expect(tokens.allSatisfy { $0 === tokens[0] })
    #expect(root.makingLog.labels == ["dependency"])
  }

  @Test func `a value that one maker reads from several threads is made once`() async {
    let root = Scope(.live) { $0.onceParallelWidth = 8 }

    _ = await Threads.run { root.onceParallel }

    #expect(root.makingLog.count(of: "slow") == 1)
  }

  @Test func `makers that read on several threads at every level make each value once`() async {
    let root = Scope(.live)

    let values = await Threads.run(4) { _ in root[\.[onceLevel: 6]] }

    #expect(values.allSatisfy { $0 === values[0] })
    #expect(root.makingLog.labels.sorted() == (0...6).map { "level \($0)" })
  }

  @Test func `a value is kept once although the prediction of its home was wrong`() async {
    let root = Scope(.live) { $0.onceSwitch = false }
    let switched = root.overriding(\.onceSwitch, with: true)
      .overriding(\.onceBase, with: Token("switched"))
    let siblings = (0..<4).map { root.overriding(\.onceBase, with: Token("\($0)")) }
    _ = switched.onceConditional

    let values = await Threads.run(4) { siblings[$0].onceConditional }

    #expect(values.allSatisfy { $0 === root.onceConditional })
  }

  // Guards against: threads that derive scopes while others read corrupted a table.
  @Test func `threads derive scopes while others read, each from its own`() async {
    let root = Scope(.live)

    let values = await Threads.run(8) { thread in
      (0..<200).map { round in
        let label = "\(thread).\(round)"
        let child = root.overriding(\.onceBase, with: Token(label))
        return child.onceThree.description == "three(derived(\(label)) \(label) other)"
          && root.onceThree.description == "three(derived(base) base other)"
      }
    }

    #expect(values.joined().allSatisfy { $0 })
    #expect(root.makingLog.count(of: "other") == 1)
  }

  // Guards against: parallel tests shared one override.
  @Test func `two hundred roots in parallel each count exactly one`() async {
    for _ in 0..<50 {
      let counts = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<200 {
          group.addTask {
            let scope = Scope(.test) { $0.makingLog = MakingLog() }
            _ = scope.onceBase
            return scope.makingLog.labels.count
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == Array(repeating: 1, count: 200))
    }
  }
}

struct OnceDependency: Dependency {
  let token: Token
}

extension Providers {
  var onceBase: Provider<Token> { Provider { $0.token("base") } }
  var onceOther: Provider<Token> { Provider { $0.token("other") } }
  var onceParallelWidth: Provider<Int> { Provider { _ in 1 } }
  var onceSlow: Provider<Token> {
    Provider {
      for _ in 0..<10_000 { _ = $0.onceOther }
      return $0.token("slow")
    }
  }
  var onceParallel: Provider<Token> {
    Provider { resolver in
      DispatchQueue.concurrentPerform(iterations: resolver.onceParallelWidth) { _ in
        _ = resolver.onceSlow
      }
      return resolver.token("parallel", from: resolver.onceSlow)
    }
  }
  subscript(onceLevel level: Int) -> Provider<Token> {
    Provider { resolver in
      DispatchQueue.concurrentPerform(iterations: level == 0 ? 0 : 4) { iteration in
        _ = resolver[dynamicMember: \.[onceLevel: max(0, level - 1 - iteration % 2)]]
      }
      return resolver.token("level \(level)")
    }
  }
  var onceSwitch: Provider<Bool> { Provider { _ in true } }
  var onceDerived: Provider<Token> { Provider { $0.token("derived", from: $0.onceBase) } }
  var onceThree: Provider<Token> {
    Provider { $0.token("three", from: $0.onceDerived, $0.onceBase, $0.onceOther) }
  }
  var onceSingleton: Provider<Token> {
    Provider { $0.token("singleton", from: $0.onceBase) }.singleton
  }
  var onceConditional: Provider<Token> {
    Provider {
      guard $0.onceSwitch else { return $0.token("conditional") }
      return $0.token("conditional", from: $0.onceBase)
    }
  }
}
