import Foundation
import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct CrossThreadCycleTests {
  /// How often a race is tried.
  private static let rounds = 300

  @Test func `a cycle that threads close together is always reported the same`() async throws {
    let message = """
      'Sample.ringLeft' cannot be made without itself. [cycle]
        needed by     Sample.ringLeft → Sample.ringRight → Sample.ringLeft
        declared at   Sample.ringLeft (Sample/Left.swift:1)
                      Sample.ringRight (Sample/Right.swift:2)
        to fix        at one step keep 'resolver.deferred(\\.x)' and read its value later
      """

    for round in 0..<Self.rounds {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        let scope = Scope(.live)
        _ = await Threads.run(2) { $0 == 0 ? scope.ringLeft : scope.ringRight }
      }
      try #require(result.standardError.contains(message), "round \(round)")
    }
  }

  @Test func `threads whose makers ask for each other only conditionally finish`() async {
    for _ in 0..<Self.rounds {
      let failures = FailureLog()
      let root = Scope(.live) {
        $0.failureHandler = failures.handler
        $0.ringMeeting = Rendezvous(of: 2)
      }
      let left = root.overriding(\.ringSwitch, with: .left)
      let right = root.overriding(\.ringSwitch, with: .right)

      let halves = await Threads.run(2) { $0 == 0 ? left.ringFirst : right.ringSecond }

      #expect(halves == ["first of second", "second of first"])
      #expect(failures.messages == [])
    }
  }
}

enum RingSwitch: Sendable {
  case none, left, right
}

extension Providers {
  fileprivate var ringMeeting: Provider<Rendezvous> { Provider { _ in Rendezvous(of: 2) } }
  fileprivate var ringLeft: Provider<String> {
    Provider(fileID: "Sample/Left.swift", line: 1) { $0.ringMeeting.meet() ? $0.ringRight : "" }
  }
  fileprivate var ringRight: Provider<String> {
    Provider(fileID: "Sample/Right.swift", line: 2) { $0.ringMeeting.meet() ? $0.ringLeft : "" }
  }
  fileprivate var ringSwitch: Provider<RingSwitch> { Provider { _ in .none } }
  fileprivate var ringFirst: Provider<String> {
    Provider {
      guard $0.ringSwitch == .left else { return "first" }
      return $0.ringMeeting.meet() ? "first of \($0.ringSecond)" : "stuck"
    }
  }
  fileprivate var ringSecond: Provider<String> {
    Provider {
      guard $0.ringSwitch == .right else { return "second" }
      return $0.ringMeeting.meet() ? "second of \($0.ringFirst)" : "stuck"
    }
  }
}
