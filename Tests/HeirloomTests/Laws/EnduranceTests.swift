import Foundation
import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct EnduranceTests {
  // Guards against: a "singleton" made twice, in release builds only.
  @Test func `sixty-four threads make one value, round after round`() async {
    let roots = (0..<Endurance.rounds(1_000)).map { _ in Scope(.live) }

    let values = await Threads.run(64) { _ in roots.map(\.enduranceSlow) }

    for (index, root) in roots.enumerated() {
      #expect(values.allSatisfy { $0[index] === root.enduranceSlow })
    }
    #expect(roots.allSatisfy { $0.makingLog.labels == ["slow"] })
  }

  // Guards against: scopes opened and closed in parallel corrupted a table.
  @Test func `sixteen threads open and drop ten thousand scopes`() async {
    let root = Scope(.live)
    let shared = root.enduranceShared

    let counts = await Threads.run(16) { thread in
      (0..<625).count { round in
        let child = root.overriding(\.enduranceName, with: Token("\(thread).\(round)"))
        let grandchild = child.overriding(\.makingLogLabel, with: "unrelated")
        return grandchild.enduranceUser.description == "user(\(thread).\(round) shared)"
          && grandchild.enduranceUser === child.enduranceUser
          && grandchild.enduranceShared === shared
      }
    }

    #expect(counts.reduce(0, +) == 10_000)
    #expect(root.makingLog.labels.count { $0 == "shared" } == 1)
  }

  @Test func `sixteen siblings on threads make their own values at the same time`() async {
    let root = Scope(.live) { $0.enduranceMeeting = Rendezvous(of: 1) }
    _ = root.enduranceMet
    let meeting = Rendezvous(of: 16)
    let siblings = (0..<16).map { _ in root.overriding(\.enduranceMeeting, with: meeting) }

    let met = await Threads.run(16) { siblings[$0].enduranceMet }

    #expect(met == Array(repeating: true, count: 16))
  }

  // The processes are their own, for the memory of this one is that of all tests together.
  @Test func `roots free all that they made, and memory stays flat`() async {
    await #expect(processExitsWith: .success) {
      let rounds = Endurance.rounds(100_000)
      var settled = 0
      for round in 1...rounds {
        var graph: Scope? = Scope(.live)
        let values = (0..<10).map { WeakReference(graph?.enduranceLevel($0)) }
        guard values.allSatisfy({ $0.object != nil }) else { exit(1) }
        graph = nil
        guard values.allSatisfy({ $0.object == nil }) else { exit(2) }
        if round == rounds / 10 { settled = ResidentMemory.size ?? 0 }
      }
      let growth = (ResidentMemory.size ?? 0) - settled
      if growth > 2 << 20 { exit(3) }
    }
  }
}

extension Scope {
  fileprivate func enduranceLevel(_ level: Int) -> Token { self[\.[endurance: level]] }
}

extension Providers {
  fileprivate var enduranceSlow: Provider<Token> {
    Provider {
      Thread.sleep(forTimeInterval: 0.001)
      return $0.token("slow")
    }
  }
  fileprivate var enduranceName: Provider<Token> { Provider { _ in Token("name") } }
  fileprivate var enduranceShared: Provider<Token> { Provider { $0.token("shared") } }
  fileprivate var enduranceUser: Provider<Token> {
    Provider { Token("user", from: [$0.enduranceName, $0.enduranceShared]) }
  }
  fileprivate var enduranceMeeting: Provider<Rendezvous> { .required() }
  fileprivate var enduranceMet: Provider<Bool> { Provider { $0.enduranceMeeting.meet() } }
  fileprivate subscript(endurance level: Int) -> Provider<Token> {
    Provider {
      guard level > 0 else { return Token("0") }
      return Token("\(level)", from: [$0[dynamicMember: \.[endurance: level - 1]]])
    }
  }
}
