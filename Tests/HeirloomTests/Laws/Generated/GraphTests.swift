import Heirloom
import Testing

/// Generated graphs, trees and reads, compared with a plain model of the laws.
///
/// A failure prints the seed and the smallest case that it could be shrunk to, as the expression to
/// test alone: `#expect(GraphRun.disagreement(in: …) == nil)`.
@Suite(.timeLimit(.minutes(5)))
struct GraphTests {
  #if DEBUG
  private static let cases = 4_000
  #else
  private static let cases = 100_000
  #endif

  @Test func `each read of a generated case gives and makes what the laws say`() async {
    let batches = 16

    let shares = await withTaskGroup(of: GraphShares.self) { group in
      for batch in 0..<batches {
        group.addTask { Self.run(Self.cases / batches, from: UInt64(batch * Self.cases)) }
      }
      return await group.reduce(into: GraphShares.none) { $0.add($1) }
    }

    print("Generated cases, \(shares.cases)")
    print("Generated reads, \(shares.reads)")
    #expect(shares.cases.total == Self.cases)
    #expect(shares.cases.smallestShare >= 10)
    #expect(shares.reads.smallestShare >= 10)
  }

  private static func run(_ count: Int, from first: UInt64) -> GraphShares {
    var shares = GraphShares.none
    for seed in first..<(first + UInt64(count)) {
      var run = GraphRun(GraphCase(seed: seed))
      if run.disagreement() != nil {
        let shrunk = GraphCase(seed: seed).shrunk { GraphRun.disagreement(in: $0) != nil }
        let disagreement = GraphRun.disagreement(in: shrunk) ?? "no longer anything"
        Issue.record("GraphCase(seed: \(seed)): \(disagreement)\n\(shrunk)")
        return shares
      }
      shares.add(run.shares)
    }
    return shares
  }
}
