import Heirloom
import Testing

// The laws hold for each key of a keyed provider by itself.
@Suite(.timeLimit(.minutes(10)))
struct KeyedLawTests {
  @Test func `the nearest override of the provider wins for every key`() {
    let root = Scope(.live)
    let first = root.overriding(\.keyedItem) { Token("first \($1)", from: [$0.keyedBase]) }
    let second = first.overriding(\.keyedItem, with: Keyed { Token("second \($0)") })
    let third = second.overriding(\.keyedBase, with: Token("third"))

    let items = [root, first, second, third].map { $0.keyedItem[1].description }

    #expect(items == ["1(base)", "first 1(base)", "second 1", "second 1"])
    #expect(third.keyedItem[1] === second.keyedItem[1])
  }

  @Test func `below an override only the keys made from it have another value`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))

    let items = [child.keyedItem[1], child.keyedItem[2]]

    #expect(items[0].description == "1(child)" && root.keyedItem[1].description == "1(base)")
    #expect(items[1] === root.keyedItem[2])
    #expect(root.makingLog.labels == ["1", "2", "base", "1"])
  }

  @Test func `what is made from a key is made again where the key's value is another`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))
    let replaced = root.overriding(\.keyedItem) {
      Token("replaced \($1)", from: [$0.keyedItem[$1]])
    }

    #expect(child.keyedUser.description == "user(1(child) 2)")
    #expect(child.keyedEvenUser === root.keyedEvenUser)
    #expect(replaced.keyedEvenUser.description == "even(replaced 2(2))")
    #expect(replaced.keyedEvenUser.parts[0].parts[0] === root.keyedItem[2])
  }

  @Test func `a value found in its home is shared whoever asked first`() {
    let root = Scope(.live)
    let scopes = [
      root.overriding(\.keyedOther, with: Token("unrelated")),
      root.overriding { _ in }, root,
    ]

    let items = scopes.map { $0.keyedItem[1] }

    #expect(items.allSatisfy { $0 === items[0] })
  }

  @Test func `a key's value lives in its home and is freed with it`() {
    let root = Scope(.live)
    var child: Scope? = root.overriding(\.keyedBase, with: Token("child"))
    let own = WeakReference(child?.keyedItem[1])
    let shared = WeakReference(child?.keyedItem[2])

    child = nil

    #expect(own.object == nil)
    #expect(shared.object === root.keyedItem[2])
  }

  @Test func `keys are freed with the scope that used them`() {
    let root = Scope(.live)
    var child: Scope? = root.overriding(\.keyedObject) {
      Token("\($1.number)", from: [$0.keyedBase])
    }
    var key: KeyedObject? = KeyedObject(1)
    let reference = WeakReference(key)
    if let key { _ = child?.keyedObject[key] }
    key = nil
    #expect(reference.object != nil)

    child = nil

    #expect(reference.object == nil)
  }

  @Test func `values that are kept keep their scope until they are dropped`() {
    var scope: Scope? = Scope(.live)
    var items = scope?.keyedItem
    let base = WeakReference(scope?.keyedBase)

    scope = nil
    let item = items?[1]
    items = nil

    #expect(item?.parts.first === base.object)
  }

  @Test func `a singleton is made for each key in the root`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))

    let items = [child.keyedSingleton[1], child.keyedSingleton[2]]

    #expect(items.map(\.description) == ["1(base)", "2(base)"])
    #expect(items[0] === root.keyedSingleton[1] && items[1] === child.keyedSingleton[2])
  }

  @Test func `a tie gives each anchor values of its own`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))
    let below = child.overriding(\.keyedOther, with: Token("unrelated"))

    #expect(child.keyedTied[1] !== root.keyedTied[1])
    #expect(child.keyedTied[1] === below.keyedTied[1])
  }

  @Test func `an optional value is nil where an override says so`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedOptional, with: Keyed { _ in nil })
    let maker = root.overriding(\.keyedOptional) { $1 == 1 ? nil : $0.keyedOptional[$1] }

    #expect([root, child, maker].map { $0.keyedOptional[1] } == ["1", nil, nil])
    #expect(maker.keyedOptional[2] == "2")
  }

  @Test func `nothing is made before a key is read, and nothing that is replaced`() {
    let scope = Scope(.live)
    let items = scope.keyedItem
    let replaced = scope.overriding(\.keyedItem) { $0.token("mine \($1)") }
    #expect(scope.makingLog.labels == [])

    _ = replaced.keyedItem[1]
    _ = items[2]

    #expect(scope.makingLog.labels == ["mine 1", "2"])
  }

  @Test func `many threads get one instance of one making for each key`() async {
    let roots = (0..<100).map { _ in Scope(.live) }

    let values = await Threads.run(8) { thread in
      roots.map { root in (0..<6).map { root.keyedItem[($0 + thread) % 6] } }
    }

    for (index, root) in roots.enumerated() {
      for (thread, values) in values.enumerated() {
        #expect((0..<6).allSatisfy { values[index][$0] === root.keyedItem[($0 + thread) % 6] })
      }
      #expect(root.makingLog.labels.sorted() == ["0", "1", "2", "3", "4", "5", "base"])
    }
  }

  @Test func `parent and children asking at once share one instance of a key`() async {
    let roots = (0..<100).map { _ in Scope(.live) }
    let scopes = (0..<8).map { _ in roots.map { $0.overriding { _ in } } }

    let values = await Threads.run(8) { scopes[$0].map { $0.keyedItem[1] } }

    for (index, root) in roots.enumerated() {
      #expect(values.allSatisfy { $0[index] === root.keyedItem[1] })
      #expect(root.makingLog.count(of: "1") == 1)
    }
  }

  @Test func `a table of keys that grows under its readers loses none`() async {
    let scope = Scope(.live)

    let labels = await Threads.run(4) { _ in
      (0..<2_000).map { scope.keyedCollision[KeyedCollision(name: "\($0 % 40)")].label }
        + (0..<2_000).map { scope.keyedItem[$0].label }
    }

    let expected = (0..<2_000).map { "\($0 % 40)" } + (0..<2_000).map { "\($0)" }
    #expect(labels.allSatisfy { $0 == expected })
  }

  @Test func `threads that read keys in scopes of their own find the right values`() async {
    let root = Scope(.live)

    let right = await Threads.run(8) { thread in
      (0..<200).allSatisfy { round in
        let child = root.overriding(\.keyedBase, with: Token("\(thread).\(round)"))
        return child.keyedItem[1].description == "1(\(thread).\(round))"
          && child.keyedItem[2] === root.keyedItem[2]
      }
    }

    #expect(right.allSatisfy { $0 })
    #expect(root.makingLog.count(of: "2") == 1)
  }

  @Test func `another key can be read while one is being made`() async {
    let (entered, leave) = (Gate(), Gate())
    let scope = Scope(.live) {
      $0.override(\.keyedItem) { _, number in
        guard number == 1 else { return Token("free") }
        entered.open()
        return Token(leave.pass() ? "left" : "stuck")
      }
    }

    let labels = await Threads.run(2) { thread in
      guard thread == 1 else { return scope.keyedItem[1].label }
      defer { leave.open() }
      return entered.pass() ? scope.keyedItem[2].label : "not entered"
    }

    #expect(labels == ["left", "free"])
  }

  @Test func `siblings that each have their own value of a key do not wait for one another`() async
  {
    let root = Scope(.live)
    let meeting = Rendezvous(of: 2)
    let scopes = (0..<3).map { number in
      root.overriding(\.keyedBase) { _ in
        Token(number == 0 || meeting.meet() ? "\(number)" : "alone")
      }
    }
    _ = scopes[0].keyedItem[1]

    let items = await Threads.run(2) { scopes[$0 + 1].keyedItem[1].description }

    #expect(items == ["1(1)", "1(2)"])
  }
}
