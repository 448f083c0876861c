import Heirloom
import Testing

struct KeyedProviderTests {
  @Test func `each key has a value of its own, made once`() {
    let scope = Scope(.live)

    let items = [2, 4, 2, 4].map { scope.keyedItem[$0] }

    #expect(items.map(\.label) == ["2", "4", "2", "4"])
    #expect(items[0] === items[2] && items[1] === items[3])
    #expect(scope.makingLog.labels == ["2", "4"])
  }

  @Test func `a value that was read is the one that every spelling gives`() {
    let scope = Scope(.live)
    let item = scope.keyedItem[1]
    let kept = scope.keyedItem

    let others = [scope[\.keyedItem][1], kept[1], scope.run { provided(\.keyedItem)[1] }]

    #expect(others.allSatisfy { $0 === item })
    #expect(scope.keyedUser.parts[0] === item)
  }

  // Guards against: two keys with one hash shared a value.
  @Test func `keys of one hash are told apart`() {
    let scope = Scope(.live)
    let keys = (0..<50).map { KeyedCollision(name: "\($0)") }

    let rounds = (0..<2).map { _ in keys.map { scope.keyedCollision[$0] } }

    #expect(rounds[0].map(\.label) == (0..<50).map { "\($0)" })
    #expect(zip(rounds[0], rounds[1]).allSatisfy { $0 === $1 })
  }

  @Test func `equal keys share a value, whatever else tells them apart`() {
    let scope = Scope(.live)

    let labels = [3, 2, 1, 4].map { scope.keyedParity[KeyedParity(number: $0)].label }

    #expect(labels == ["3", "2", "3", "2"])
  }

  @Test func `keys of neighbouring hashes and of hash zero are found again`() {
    let scope = Scope(.live)

    let rounds = (0..<3).map { _ in (-500..<500).map { scope[\.[keyedShelf: "a"]][$0] } }

    #expect(rounds[0].map(\.label) == (-500..<500).map { "a \($0)" })
    #expect(zip(rounds[0], rounds[2]).allSatisfy { $0 === $1 })
  }

  @Test func `a provider behind a key path with arguments has keys of its own`() {
    let scope = Scope(.live)

    let labels = ["a", "b", "a"].map { scope[\.[keyedShelf: $0]][1].label }

    #expect(labels == ["a 1", "b 1", "a 1"])
    #expect(scope.makingLog.labels == ["a 1", "b 1"])
  }

  @Test func `an override with a closure replaces the maker and is asked once for each key`() {
    let scope = Scope(.live) { $0.keyedItem = Keyed { Token("given \($0)") } }

    let items = [1, 2, 1].map { scope.keyedItem[$0] }

    #expect(items.map(\.label) == ["given 1", "given 2", "given 1"])
    #expect(items[0] === items[2])
    #expect(scope.keyedUser.description == "user(given 1 given 2)")
  }

  @Test func `an override with another scope's values gives those very values`() {
    let other = Scope(.live).overriding(\.keyedBase, with: Token("theirs"))
    let scope = Scope(.live).overriding(\.keyedItem, with: other.keyedItem)

    let item = scope.keyedUser.parts[0]

    #expect(item === other.keyedItem[1])
    #expect(scope.keyedItem[1] === item)
    #expect(scope.overriding(\.keyedItem) { $0.keyedItem[$1] }.keyedItem[1] === item)
  }

  @Test func `an override with a maker receives the key`() {
    let scope = Scope(.live).overriding(\.keyedItem) { $0.token("mine \($1)", from: $0.keyedBase) }

    #expect(scope.keyedItem[3].description == "mine 3(base)")
    #expect(scope.keyedItem[3] === scope.keyedItem[3])
  }

  @Test func `in an override's maker the provider means the next binding outwards`() {
    let root = Scope(.live)
    let first = root.overriding(\.keyedItem) { Token("a", from: [$0.keyedItem[$1]]) }
    let second = first.overriding {
      $0.override(\.keyedItem) { Token("b", from: [$0.keyedItem[$1], $0.keyedItem[$1 + 1]]) }
    }

    #expect(second.keyedItem[1].description == "b(a(1(base)) a(2))")
    #expect(second.keyedItem[1].parts[1] === first.keyedItem[2])
    #expect(first.keyedItem[2].parts[0] === root.keyedItem[2])
  }

  @Test func `values made by hand are made at each read`() {
    let squares = Keyed { (number: Int) in Token("\(number * number)") }

    let items = [squares[6], squares[6]]

    #expect(items.map(\.label) == ["36", "36"])
    #expect(items[0] !== items[1])
  }

  @Test func `a deferred reader gives the values of its holder's home`() {
    let root = Scope(.live)
    let child = root.overriding(\.keyedBase, with: Token("child"))

    let items = [root, child].map { $0.keyedReader.item.value[1] }

    #expect(items.map(\.description) == ["1(base)", "1(child)"])
    #expect(items[0] === root.keyedItem[1] && items[1] === child.keyedItem[1])
  }

  @Test func `each purpose has its variant`() {
    let values = VariantTests.purposes.map { Scope($0).keyedVariants[1] }

    #expect(values == ["live 1", "preview 1", "test 1"])
  }

  @Test func `a live recipe read in a test is reported by the provider's name`() {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    let values = [scope.keyedLive[1], scope.keyedLive[1]]

    #expect(values == ["live 1", "live 1"])
    #expect(failures.identifiers == [.liveRecipeRead])
    #expect(failures.messages.first?.contains("'Sample.keyedLive'") == true)
  }

  @Test func `a required provider is given by an override`() {
    let scope = Scope(.live) { $0.override(\.keyedRequired) { _, number in "given \(number)" } }

    #expect(scope.keyedRequired[1] == "given 1")
  }

  @Test func `a required provider that no scope gives ends the program with its name`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).keyedRequired[1]
    }

    #expect(result.standardError.contains("'Sample.keyedRequired'"))
    #expect(result.standardError.contains("[required-not-given]"))
  }

  @Test func `a maker that reads a scope instead of its resolver is reported`() {
    let failures = FailureLog()
    let root = Scope(.live) { $0.failureHandler = failures.handler }
    let scope = root.overriding(\.keyedBase) { _ in root.keyedItem[2] }

    _ = scope.keyedBase

    #if DEBUG
    #expect(failures.identifiers == [.untrackedRead])
    #else
    #expect(failures.identifiers == [])
    #endif
  }
}
