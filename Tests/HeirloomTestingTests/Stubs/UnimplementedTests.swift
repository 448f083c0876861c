import Heirloom
import HeirloomTesting
import Testing

private let log = IssueLog()

/// A stub of closures of every kind.
private struct Stub: Sendable {
  var none: @Sendable () -> Void = unimplemented("none", placeholder: ())
  var one: @Sendable (Int) -> String = unimplemented("one", placeholder: "a placeholder")
  var many: @Sendable (Int, String, Bool) async -> [Int] = unimplemented("many", placeholder: [])
  var throwing: @Sendable (Int) throws -> String = unimplemented("throwing")
  var asynchronous: @Sendable (Int, Int) async throws -> String = unimplemented("asynchronous")
  var isolated: @MainActor @Sendable (Int) -> Int = unimplemented("isolated", placeholder: 3)
}

extension Providers {
  fileprivate var stub: Provider<Stub> { Provider { _ in Stub() } }
}

@Suite(.serialized, .timeLimit(.minutes(10)))
struct UnimplementedTests {
  @Suite(log.trait) struct Reported {
    @Test(.scope()) func `every endpoint is called`() async {
      let stub = provided(\.stub)
      stub.none()
      #expect(stub.one(1) == "a placeholder")
      #expect(await stub.many(1, "2", true) == [])
      let first = #expect(throws: UnimplementedEndpoint.self) { try stub.throwing(1) }
      #expect(first?.endpoint == "throwing")
      let second = await #expect(throws: UnimplementedEndpoint.self) {
        try await stub.asynchronous(1, 2)
      }
      #expect(second?.description == "The endpoint 'asynchronous' is not implemented.")
      #expect(await stub.isolated(1) == 3)
    }

    @Test func `an endpoint is called without a scope`() {
      Stub().none()
    }

    @Test(.scope()) func `an endpoint is called by a task of nobody`() async {
      let stub = provided(\.stub)
      await Task.detached { stub.none() }.value
    }
  }

  @Test func `each call fails its test and names the endpoint`() {
    let names = [
      "none", "one", "many", "throwing", "asynchronous", "isolated", "none", "none",
    ]
    #expect(
      log.texts.map { $0.prefix { $0 != "[" } }
        == names.map { "The endpoint '\($0)' was called and is not implemented. " }
    )
    #expect(
      log.texts.first == """
        The endpoint 'none' was called and is not implemented. [unimplemented-endpoint]
          declared at   HeirloomTestingTests/UnimplementedTests.swift:9
          to fix        give the stub a closure for 'none', or do not call it
        """
    )
    #expect(log.entries.allSatisfy { $0.severity == .error })
    #expect(log.entries.map(\.line) == [9, 10, 11, 12, 13, 14, 9, 9])
  }
}
