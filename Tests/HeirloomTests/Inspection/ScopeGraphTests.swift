import Heirloom
import Testing

struct ScopeGraphTests {
  @Test func `a scope in which nothing was read has an empty graph`() {
    #expect(Scope(.live).graph.text.isEmpty)
  }

  @Test func `defaults are listed in the root with what their makers read`() {
    let scope = Scope(.live)
    _ = scope.inspectionSearch

    #expect(
      scope.graph.text == """
        root (live)
          Sample.inspectionClock
          Sample.inspectionSearch
            from Sample.inspectionClock
            from Sample.inspectionStore
          Sample.inspectionStore
            from Sample.inspectionClock

        """
    )
    #expect("\(scope.graph)" == scope.graph.text)
  }

  @Test func `three nested overrides stand in their scopes with what was made from each`() {
    let first = Scope(.live).overriding(\.inspectionClock, with: Token("1"))
    let second = first.overriding(\.inspectionClock) { _ in Token("2") }
    let third = second.overriding(\.inspectionClock, with: Token("3"))
    for scope in [third, second, first] { _ = scope.inspectionStore }

    #expect(
      third.graph.text == """
        scope 1
          Sample.inspectionClock [given]
          Sample.inspectionStore
            from Sample.inspectionClock [given]
        scope 2
          Sample.inspectionClock [overridden]
          Sample.inspectionStore
            from Sample.inspectionClock [overridden]
        scope 3
          Sample.inspectionClock [given]
          Sample.inspectionStore
            from Sample.inspectionClock [given]

        """
    )
  }

  @Test func `a keyed provider is one node in each home, whatever the keys`() {
    let root = Scope(.live)
    let screen = root.overriding(\.inspectionStore, with: Token("mine"))
    for key in ["index", "first", "second"] {
      _ = (root.inspectionPage[key], screen.inspectionPage[key])
    }
    _ = (root.inspectionRecent[1], root.inspectionRecent[2], root.inspectionRecent[3])

    #expect(
      screen.graph.text == """
        root (live)
          Sample.inspectionClock
          Sample.inspectionPage [keyed]
            from Sample.inspectionClock
            from Sample.inspectionStore
          Sample.inspectionRecent [keyed]
            from Sample.inspectionPage [keyed]
          Sample.inspectionStore
            from Sample.inspectionClock
        scope 1
          Sample.inspectionPage [keyed]
            from Sample.inspectionStore [given]
          Sample.inspectionStore [given]

        """
    )
  }

  @Test func `a graph shows what was made further out but not further in`() {
    let root = Scope(.test)
    let first = root.overriding(\.inspectionClock) { _ in Token("1") }
    let second = first.overriding(\.inspectionClock, with: Token("2"))
    for scope in [second, root, first] { _ = scope.inspectionStore }

    #expect(
      first.graph.text == """
        root (test)
          Sample.inspectionClock
          Sample.inspectionStore
            from Sample.inspectionClock
        scope 1
          Sample.inspectionClock [overridden]
          Sample.inspectionStore
            from Sample.inspectionClock [overridden]

        """
    )
    #expect(second.graph.text.hasPrefix(first.graph.text))
    #expect(
      second.graph.text.hasSuffix(
        """
        scope 2
          Sample.inspectionClock [given]
          Sample.inspectionStore
            from Sample.inspectionClock [given]

        """
      )
    )
  }

  @Test func `a decorator reads what it wraps`() {
    let scope = Scope(.live).overriding(\.inspectionStore) {
      Token("logged", from: [$0.inspectionStore])
    }
    let below = scope.overriding(\.inspectionClock, with: Token("mine"))
    _ = (scope.inspectionSearch, below.inspectionStore)

    #expect(
      below.graph.text == """
        root (live)
          Sample.inspectionClock
          Sample.inspectionStore
            from Sample.inspectionClock
        scope 1
          Sample.inspectionSearch
            from Sample.inspectionClock in root
            from Sample.inspectionStore [overridden]
          Sample.inspectionStore [overridden]
            from Sample.inspectionStore in root
        scope 2
          Sample.inspectionClock [given]
          Sample.inspectionStore
            from Sample.inspectionClock [given]
          Sample.inspectionStore [overridden in scope 1]
            from Sample.inspectionStore

        """
    )
  }

  @Test func `a singleton keeps what it was made from`() {
    let scope = Scope(.live).overriding(\.inspectionClock, with: Token("mine"))
    _ = (scope.inspectionSharedUser, scope.inspectionClock)

    #expect(
      scope.graph.text == """
        root (live)
          Sample.inspectionClock
          Sample.inspectionShared [singleton]
            from Sample.inspectionStore
          Sample.inspectionSharedUser
            from Sample.inspectionShared [singleton]
          Sample.inspectionStore
            from Sample.inspectionClock
        scope 1
          Sample.inspectionClock [given]

        """
    )
  }

  @Test func `ties and deferred readers are edges of their own`() {
    let scope = Scope(.live).overriding(\.inspectionClock, with: Token("mine"))
    _ = (scope.inspectionUnit, scope.inspectionMailbox)
    let before = scope.graph

    #expect(
      before.text == """
        root (live)
          Sample.inspectionStore
        scope 1
          Sample.inspectionClock [given]
          Sample.inspectionMailbox
            later Sample.inspectionStore in root
          Sample.inspectionUnit
            tied to Sample.inspectionClock [given]

        """
    )

    _ = scope.inspectionMailbox.value

    #expect(
      scope.graph.text == """
        scope 1
          Sample.inspectionClock [given]
          Sample.inspectionMailbox
            later Sample.inspectionStore
          Sample.inspectionStore
            from Sample.inspectionClock [given]
          Sample.inspectionUnit
            tied to Sample.inspectionClock [given]

        """
    )
  }

  @MainActor
  @Test func `values of the main actor and of asynchronous makers are nodes like any other`()
    async throws
  {
    let scope = Scope(.live)
    _ = scope.inspectionRouter
    _ = try await scope.inspectionAccount

    #expect(
      scope.graph.text == """
        root (live)
          Sample.inspectionAccount
            from Sample.inspectionSession
          Sample.inspectionClock
          Sample.inspectionRouter
            from Sample.inspectionClock
          Sample.inspectionSession
            from Sample.inspectionStore
          Sample.inspectionStore
            from Sample.inspectionClock

        """
    )
  }

  @Test func `an assisted provider stands between its callers and what its makers read`() {
    let scope = Scope(.live)
    _ = scope.inspectionNotebook

    #expect(
      scope.graph.text == """
        root (live)
          Sample.inspectionClock
          Sample.inspectionNote [assisted]
            from Sample.inspectionStore
          Sample.inspectionNotebook
            from Sample.inspectionNote [assisted]
          Sample.inspectionStore
            from Sample.inspectionClock

        """
    )
  }

  @Test func `a typed dependency is told by its type, also where it is not provided`() {
    let root = Scope(.live)
    let app = root.providing { InspectionDependency(store: $0.inspectionStore) }
    let frozen = root.providing(InspectionDependency(store: Token("frozen")))
    for scope in [root, app, frozen] { _ = scope.inspectionScreen }

    #expect(
      root.graph.text == """
        root (live)
          HeirloomTests.InspectionDependency [not provided]
          Sample.inspectionClock
          Sample.inspectionScreen
            from HeirloomTests.InspectionDependency [not provided]
          Sample.inspectionStore
            from Sample.inspectionClock

        """
    )
    #expect(
      app.graph.text == root.graph.text + """
        scope 1
          HeirloomTests.InspectionDependency [provided]
            from Sample.inspectionStore in root
          Sample.inspectionScreen
            from HeirloomTests.InspectionDependency [provided]

        """
    )
    #expect(
      frozen.graph.text == root.graph.text + """
        scope 1
          HeirloomTests.InspectionDependency [given]
          Sample.inspectionScreen
            from HeirloomTests.InspectionDependency [given]

        """
    )
  }

  @Test func `key paths that differ in their arguments are one node`() {
    let scope = Scope(.live)
    for number in [7, -7, 8] { _ = scope[\.[inspectionNumber: number]] }

    #expect(
      scope.graph.text == """
        root (live)
          Sample.inspectionClock
          Sample.inspectionStore
            from Sample.inspectionClock
          Sample.subscript(inspectionNumber:)
            from Sample.inspectionClock
            from Sample.inspectionStore

        """
    )
  }

  @Test func `the type of a private dependency is named without an address`() {
    let scope = Scope(.live).providing(PrivateDependency())

    #expect(
      scope.graph.text == """
        scope 1
          HeirloomTests.PrivateDependency [given]

        """
    )
  }

  @Test func `the order of reads does not change the graph`() {
    let reads: [(Scope) -> Void] = [
      { _ = $0.inspectionSearch },
      { _ = $0.inspectionSharedUser },
      { _ = $0.inspectionMailbox },
      { _ = $0.inspectionNotebook },
      { _ = $0.inspectionUnit },
      { _ = $0[InspectionDependency.self] },
      { for number in [3, -1] { _ = $0[\.[inspectionNumber: number]] } },
    ]
    let graph = Self.graph(after: reads)

    for turn in reads.indices {
      let turned = Array(reads[turn...] + reads[..<turn])
      for other in [Self.graph(after: turned), Self.graph(after: turned.reversed())] {
        #expect(other == graph)
        #expect(other.text == graph.text)
        #expect(other.mermaid == graph.mermaid)
        #expect(other.dot == graph.dot)
      }
    }
    #expect(graph.text.count { $0 == "\n" } > 20)
  }

  private static func graph(after reads: [(Scope) -> Void]) -> ScopeGraph {
    let scope = Scope(.live)
      .providing { InspectionDependency(store: $0.inspectionStore) }
      .overriding(\.inspectionClock) { Token("mine", from: [$0.inspectionClock]) }
    for read in reads { read(scope) }
    return scope.graph
  }
}

private struct PrivateDependency: Dependency {}
