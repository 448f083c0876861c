import Heirloom
import Testing

// Guards against: for an optional value, nil and absent were confused.
struct AbsentIsNotNilTests {
  @Test func `an optional that nothing overrides is its default`() {
    #expect(Scope(.live).absentTitle == "untitled")
  }

  @Test func `an optional overridden with nil is nil in every spelling`() {
    let root = Scope(.live)
    let scopes = [
      root.overriding(\.absentTitle, with: nil),
      root.overriding { $0.absentTitle = nil },
      root.overriding(\.absentTitle) { _ in nil },
      Scope(.live) { $0.absentTitle = nil },
    ]

    #expect(scopes.map(\.absentTitle) == [nil, nil, nil, nil])
  }

  @Test func `a child inherits nil`() {
    let scope = Scope(.live).overriding(\.absentTitle, with: nil).overriding { _ in }

    #expect(scope.absentTitle == nil)
    #expect(scope.absentLabel == "no title")
  }

  @Test func `nil can be overridden further down, and with nil again`() {
    let given = Scope(.live).overriding(\.absentTitle, with: nil)
      .overriding(\.absentTitle, with: "given")
    let removed = given.overriding(\.absentTitle, with: nil)

    #expect(given.absentTitle == "given")
    #expect(removed.absentTitle == nil)
  }

  @Test func `a default of nil is made once`() {
    let scope = Scope(.live)

    let scopes = [scope, scope, scope.overriding { _ in }]
    let values = scopes.map(\.absentNothing)

    #expect(values == [nil, nil, nil])
    #expect(scope.makingLog.labels == ["nothing"])
  }

  @Test func `an optional of an optional keeps its levels apart`() {
    let root = Scope(.live)
    let outer: String?? = .some(nil)

    let values = [
      root.absentTwice,
      root.overriding(\.absentTwice, with: nil).absentTwice,
      root.overriding(\.absentTwice, with: outer).absentTwice,
    ]

    #expect(values == ["default", nil, .some(nil)])
  }

  @Test func `nil satisfies a required provider`() throws {
    let scope = Scope(.live).overriding(\.absentRequired, with: nil)

    let resolved = try DependencyProvider(\.absentRequired) { $0 }.resolve(in: scope)

    #expect(resolved == nil)
    #expect(scope.absentRequired == nil)
  }
}

extension Providers {
  fileprivate var absentTitle: Provider<String?> { Provider { _ in "untitled" } }
  fileprivate var absentLabel: Provider<String> { Provider { $0.absentTitle ?? "no title" } }
  fileprivate var absentTwice: Provider<String??> { Provider { _ in "default" } }
  fileprivate var absentRequired: Provider<String?> { .required() }
  fileprivate var absentNothing: Provider<String?> {
    Provider {
      $0.makingLog.note("nothing")
      return nil
    }
  }
}
