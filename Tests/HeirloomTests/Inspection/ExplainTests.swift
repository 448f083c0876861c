import Heirloom
import Testing

struct ExplainTests {
  private let root = Scope(.live, fileID: "Sample/Root.swift", line: 1)

  @Test func `a default that has not been made yet says so and stays unmade`() {
    let text = root.explain(\.inspectionStore)

    let expected = """
      'Sample.inspectionStore' is made by its provider.
        declared at   Sample/Store.swift:5
        made          not yet
      """
    #expect(text == expected)
    #expect(root.explain(\.inspectionStore) == expected)
  }

  @Test func `a default that has been made tells its home and what its maker read`() {
    _ = root.inspectionSearch

    #expect(
      root.explain(\.inspectionSearch) == """
        'Sample.inspectionSearch' is made by its provider.
          declared at   Sample/Search.swift:4
          home          the root made at Sample/Root.swift:1
          made from     Sample.inspectionClock
                        Sample.inspectionStore
        """
    )
  }

  @Test func `three nested overrides tell which one counts and which are shadowed`() {
    let first = root.overriding(
      \.inspectionClock,
      with: Token("1"),
      fileID: "Sample/A.swift",
      line: 1
    )
    let second = first.overriding(\.inspectionClock, fileID: "Sample/B.swift", line: 2) { _ in
      Token("2")
    }
    let third = second.overriding(
      \.inspectionClock,
      with: Token("3"),
      fileID: "Sample/C.swift",
      line: 3
    )
    let below = third.overriding { _ in }

    #expect(
      below.explain(\.inspectionClock) == """
        'Sample.inspectionClock' is given by an override.
          declared at   Sample/Clock.swift:3
          overridden    at Sample/C.swift:3
          shadows       the override at Sample/B.swift:2
                        the override at Sample/A.swift:1
                        its provider
          home          the scope made at Sample/C.swift:3
        """
    )
    #expect(
      second.explain(\.inspectionClock) == """
        'Sample.inspectionClock' is made by an override.
          declared at   Sample/Clock.swift:3
          overridden    at Sample/B.swift:2
          shadows       the override at Sample/A.swift:1
                        its provider
          made          not yet
        """
    )
  }

  @Test func `a derived value is told with the override that it was made from`() {
    let screen = root.overriding(
      \.inspectionClock,
      with: Token("mine"),
      fileID: "Sample/Screen.swift",
      line: 9
    )
    _ = (root.inspectionStore, screen.inspectionStore)

    #expect(
      screen.explain(\.inspectionStore) == """
        'Sample.inspectionStore' is made by its provider.
          declared at   Sample/Store.swift:5
          home          the scope made at Sample/Screen.swift:9
          made from     Sample.inspectionClock, overridden at Sample/Screen.swift:9
        """
    )
  }

  @Test func `a value that the parent has made is not yet made below an override of its parts`() {
    _ = root.inspectionStore
    let screen = root.overriding(\.inspectionClock, with: Token("mine"))

    #expect(screen.explain(\.inspectionStore).hasSuffix("\n  made          not yet"))
  }

  @Test func `a decorator is told with what it wraps`() {
    let outer = root.overriding(
      \.inspectionStore,
      with: Token("given"),
      fileID: "Sample/Outer.swift",
      line: 4
    )
    let inner = outer.overriding(\.inspectionStore, fileID: "Sample/Inner.swift", line: 8) {
      Token("logged", from: [$0.inspectionStore, $0.inspectionClock])
    }
    _ = inner.inspectionStore

    #expect(
      inner.explain(\.inspectionStore) == """
        'Sample.inspectionStore' is made by an override.
          declared at   Sample/Store.swift:5
          overridden    at Sample/Inner.swift:8
          shadows       the override at Sample/Outer.swift:4
                        its provider
          home          the scope made at Sample/Inner.swift:8
          made from     Sample.inspectionClock
                        Sample.inspectionStore, overridden at Sample/Outer.swift:4
        """
    )
  }

  @Test func `a singleton tells which overrides it ignores`() {
    let screen = root.overriding(
      \.inspectionClock,
      with: Token("mine"),
      fileID: "Sample/Screen.swift",
      line: 9
    )
    _ = screen.inspectionClock
    _ = screen.inspectionSharedUser

    #expect(
      screen.explain(\.inspectionShared) == """
        'Sample.inspectionShared' is made by its provider, as a singleton.
          declared at   Sample/Shared.swift:6
          home          the root made at Sample/Root.swift:1
          made from     Sample.inspectionStore
          ignores       the override of Sample.inspectionClock at Sample/Screen.swift:9
        """
    )
    #expect(
      screen.explain(\.inspectionSharedUser) == """
        'Sample.inspectionSharedUser' is made by its provider.
          declared at   Sample/User.swift:7
          home          the root made at Sample/Root.swift:1
          made from     Sample.inspectionShared
          ignores       the override of Sample.inspectionClock at Sample/Screen.swift:9
        """
    )
    #expect(!root.explain(\.inspectionShared).contains("ignores"))
  }

  @Test func `a tied value tells what it is tied to`() {
    let screen = root.overriding(
      \.inspectionClock,
      with: Token("mine"),
      fileID: "Sample/Screen.swift",
      line: 9
    )
    _ = screen.inspectionUnit

    #expect(
      screen.explain(\.inspectionUnit) == """
        'Sample.inspectionUnit' is made by its provider.
          declared at   Sample/Unit.swift:8
          home          the scope made at Sample/Screen.swift:9
          tied to       Sample.inspectionClock, overridden at Sample/Screen.swift:9
        """
    )
  }

  @Test func `the holder of a deferred reader tells why it is made again everywhere`() {
    _ = root.inspectionMailboxUser

    #expect(
      root.explain(\.inspectionMailbox) == """
        'Sample.inspectionMailbox' is made by its provider.
          declared at   Sample/Mailbox.swift:9
          home          the root made at Sample/Root.swift:1
          made again    wherever anything is overridden, for it reads later:
                        Sample.inspectionStore
        """
    )
    #expect(
      root.explain(\.inspectionMailboxUser) == """
        'Sample.inspectionMailboxUser' is made by its provider.
          declared at   Sample/Post.swift:10
          home          the root made at Sample/Root.swift:1
          made from     Sample.inspectionMailbox
          made again    wherever anything is overridden, for something it was made from reads later
        """
    )
  }

  @MainActor
  @Test func `values of the main actor and of asynchronous makers are told like any other`()
    async throws
  {
    _ = root.inspectionRouter
    _ = try await root.inspectionAccount

    #expect(
      root.explain(\.inspectionRouter) == """
        'Sample.inspectionRouter' is made by its provider.
          declared at   Sample/Router.swift:11
          home          the root made at Sample/Root.swift:1
          made from     Sample.inspectionClock
        """
    )
    #expect(
      root.explain(\.inspectionAccount) == """
        'Sample.inspectionAccount' is made by its provider.
          declared at   Sample/Account.swift:13
          home          the root made at Sample/Root.swift:1
          made from     Sample.inspectionSession
        """
    )
  }

  @Test func `an assisted provider tells what the makers of its products have read`() {
    let before = root.explain(\.inspectionNote)
    _ = root.inspectionNote("first")

    #expect(
      before == """
        'Sample.inspectionNote' is made by its provider.
          declared at   Sample/Note.swift:14
          made          anew at each call
        """
    )
    #expect(
      root.explain(\.inspectionNote) == """
        'Sample.inspectionNote' is made by its provider.
          declared at   Sample/Note.swift:14
          made          anew at each call
          made from     Sample.inspectionStore
        """
    )
  }

  @Test func `a keyed provider tells how many keys have a value, and in which scopes`() {
    let screen = root.overriding(
      \.inspectionStore,
      with: Token("mine"),
      fileID: "Sample/Screen.swift",
      line: 9
    )
    let before = screen.explain(\.inspectionPage)
    _ = (
      screen.inspectionPage["index"], screen.inspectionPage["first"], root.inspectionPage["last"]
    )

    #expect(
      before == """
        'Sample.inspectionPage' is made by its provider.
          declared at   Sample/Page.swift:18
          made          not yet for any key
        """
    )
    #expect(
      screen.explain(\.inspectionPage) == """
        'Sample.inspectionPage' is made by its provider.
          declared at   Sample/Page.swift:18
          home          the root made at Sample/Root.swift:1
                        the scope made at Sample/Screen.swift:9
          made          for 2 keys
          made from     Sample.inspectionClock
                        Sample.inspectionStore, overridden at Sample/Screen.swift:9
        """
    )
  }

  @Test func `an override of a keyed provider tells whether its values are made here`() {
    let given = root.overriding(
      \.inspectionPage,
      with: root.inspectionPage,
      fileID: "Sample/Given.swift",
      line: 2
    )
    let made = root.overriding(\.inspectionPage, fileID: "Sample/Made.swift", line: 3) {
      Token($1, from: [$0.inspectionClock])
    }
    _ = (given.inspectionPage["index"], made.inspectionPage["index"])

    #expect(
      given.explain(\.inspectionPage) == """
        'Sample.inspectionPage' is given by an override.
          declared at   Sample/Page.swift:18
          overridden    at Sample/Given.swift:2
          shadows       its provider
          home          the scope made at Sample/Given.swift:2
        """
    )
    #expect(
      made.explain(\.inspectionPage) == """
        'Sample.inspectionPage' is made by an override.
          declared at   Sample/Page.swift:18
          overridden    at Sample/Made.swift:3
          shadows       its provider
          home          the scope made at Sample/Made.swift:3
          made          for 1 key
          made from     Sample.inspectionClock
        """
    )
  }

  @Test func `a question about a keyed provider with a limit uses none of its values`() {
    let first = root.inspectionRecent[1]
    _ = root.inspectionRecent[2]

    #expect(root.explain(\.inspectionRecent).contains("\n  made          for 2 keys\n"))
    _ = root.inspectionRecent[3]

    #expect(root.inspectionRecent[1] !== first)
  }

  @Test func `a typed dependency tells where it is provided`() {
    let app = root.providing(fileID: "Sample/App.swift", line: 3) {
      InspectionDependency(store: $0.inspectionStore)
    }
    let frozen = app.providing(
      InspectionDependency(store: Token("frozen")),
      fileID: "Sample/Frozen.swift",
      line: 4
    )
    _ = app[InspectionDependency.self]

    #expect(
      root.explain(InspectionDependency.self) == """
        'HeirloomTests.InspectionDependency' is not provided.
        """
    )
    #expect(
      app.explain(InspectionDependency.self) == """
        'HeirloomTests.InspectionDependency' is provided by a maker.
          provided      at Sample/App.swift:3
          home          the scope made at Sample/App.swift:3
          made from     Sample.inspectionStore
        """
    )
    #expect(
      frozen.explain(InspectionDependency.self) == """
        'HeirloomTests.InspectionDependency' is provided as a value.
          provided      at Sample/Frozen.swift:4
          shadows       what is provided at Sample/App.swift:3
          home          the scope made at Sample/Frozen.swift:4
        """
    )
  }

  @Test func `a required provider and a variant are told apart from a maker`() {
    let test = Scope(.test, fileID: "Sample/Test.swift", line: 1)

    #expect(
      test.explain(\.inspectionAddress) == """
        'Sample.inspectionAddress' is required but not given.
          declared at   Sample/Address.swift:2
        """
    )
    #expect(
      test.explain(\.inspectionClock) == """
        'Sample.inspectionClock' is made by its '.test' variant.
          declared at   Sample/Clock.swift:3
          made          not yet
        """
    )
  }

  @Test func `an override that only a question was asked about counts as never read`() {
    let failures = FailureLog()
    var screen: Scope? = root.overriding {
      $0.failureHandler = failures.handler
      $0.inspectionClock = Token("mine")
    }
    _ = screen?.inspectionShared
    _ = screen?.explain(\.inspectionClock)
    _ = screen?.graph

    screen = nil

    #if DEBUG
    #expect(failures.identifiers == [.overrideWithoutEffect])
    #endif
  }

  @Test func `providers called graph and explain are read by their key paths`() {
    #expect(root[\.graph].nodes.isEmpty)
    #expect(root[\.explain] == "a provider called explain")
    #expect(root.graph.text.contains("  HeirloomTests.graph\n"))
  }
}
