import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct WarmReadTests {
  @Test func `ten thousand scopes below, a shared value is the root's own`() {
    let root = Scope(.live)
    var scope = root
    var readers: [Scope] = []
    for level in 1...10_000 {
      scope = scope.overriding { _ in }
      if level.isMultiple(of: 500) { readers.append(scope) }
    }

    let values = (readers + readers).map(\.warmDerived)

    #expect(values.allSatisfy { $0 === root.warmDerived })
    #expect(root.makingLog.labels == ["base", "derived"])
  }

  @Test func `ten thousand scopes below an override, its value is found`() {
    let overriding = Scope(.live).overriding(\.warmBase, with: Token("inner"))
    var scope = overriding
    for _ in 0..<10_000 { scope = scope.overriding(\.warmUnrelated, with: Token("unrelated")) }

    let values = (0..<3).map { _ in scope.warmDerived }

    #expect(values.allSatisfy { $0 === overriding.warmDerived })
    #expect(values[0].description == "derived(inner)")
  }

  @Test func `a value is one instance over a thousand overrides of others`() {
    let root = Scope(.live)
    let scope = root.overriding { overrides in
      for number in 0..<1_000 {
        overrides.override(\.[warmNumbered: number]) { _ in Token("override \(number)") }
      }
    }

    let numbered = (0..<1_000).map { scope[\.[warmNumbered: $0]].label }

    #expect(numbered == (0..<1_000).map { "override \($0)" })
    #expect(scope.warmDerived === root.warmDerived)
  }

  @Test func `a thousand values of one scope are each found again`() {
    let scope = Scope(.live)
    let keyPaths = (0..<1_000).map { number in \Providers.[warmNumbered: number] }

    let rounds = (0..<3).map { _ in keyPaths.map { scope[$0] } }

    #expect(rounds[0].map(\.label) == (0..<1_000).map { "\($0)" })
    #expect(zip(rounds[0], rounds[1]).allSatisfy { $0 === $1 })
    #expect(zip(rounds[0], rounds[2]).allSatisfy { $0 === $1 })
  }

  @Test func `many threads read one value while others derive scopes and read theirs`() async {
    let root = Scope(.live)
    let shared = root.warmDerived

    let right = await Threads.run(8) { thread in
      (0..<2_000).allSatisfy { round in
        guard thread.isMultiple(of: 2) else { return root.warmDerived === shared }
        let child = root.overriding(\.warmBase, with: Token("\(round)"))
        let values = [child.warmDerived, child.warmDerived]
        return values[0] === values[1] && values[0].description == "derived(\(round))"
      }
    }

    #expect(right.allSatisfy { $0 })
    #expect(root.makingLog.count(of: "base") == 1)
  }

  @Test func `a table that grows under its readers loses nothing`() async {
    let scope = Scope(.live)

    let labels = await Threads.run(4) { _ in
      (0..<2_000).map { scope[dynamicMember: \.[warmNumbered: $0]].label }
    }

    #expect(labels == Array(repeating: (0..<2_000).map { "\($0)" }, count: 4))
  }
}

extension Providers {
  fileprivate var warmBase: Provider<Token> { Provider { $0.token("base") } }
  fileprivate var warmUnrelated: Provider<Token> { Provider { $0.token("unrelated") } }
  fileprivate var warmDerived: Provider<Token> {
    Provider { $0.token("derived", from: $0.warmBase) }
  }
  fileprivate subscript(warmNumbered number: Int) -> Provider<Token> {
    Provider { $0.token("\(number)") }
  }
}
