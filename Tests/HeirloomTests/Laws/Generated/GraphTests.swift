import Heirloom
import Testing

/// Generated graphs, trees and reads, compared with a plain model of the laws.
///
/// A failure prints the seed and the smallest case that it could be shrunk to, as the expression to
/// test alone: `#expect(GraphRun.disagreement(in: …) == nil)`.
@Suite(.timeLimit(.minutes(10)))
struct GraphTests {
  #if DEBUG
  private static let cases = 4_000
  #else
  private static let cases = 100_000
  #endif

  @Test func `each read of a generated case gives and makes what the laws say`() async {
    // Threads of their own: on those of the pool, all other tests would wait for this one.
    let batches = 2
    let results = await Threads.run(batches) { batch in
      Self.run(Self.cases / batches, from: UInt64(batch * Self.cases))
    }

    for failure in results.compactMap(\.failure) { Issue.record("\(failure)") }
    let shares = results.map(\.shares).reduce(into: GraphShares.none) { $0.add($1) }
    print("Generated cases, \(shares.cases)")
    print("Generated reads, \(shares.reads)")
    #expect(shares.cases.total == Self.cases)
    #expect(shares.cases.smallestShare >= 10)
    #expect(shares.reads.smallestShare >= 10)
  }

  private static func run(
    _ count: Int,
    from first: UInt64
  ) -> (shares: GraphShares, failure: String?) {
    var shares = GraphShares.none
    for seed in first..<(first + UInt64(count)) {
      var run = GraphRun(GraphCase(seed: seed))
      if run.disagreement() != nil {
        let shrunk = GraphCase(seed: seed).shrunk { GraphRun.disagreement(in: $0) != nil }
        let disagreement = GraphRun.disagreement(in: shrunk) ?? "no longer anything"
        return (shares, "GraphCase(seed: \(seed)): \(disagreement)\n\(shrunk)")
      }
      shares.add(run.shares)
    }
    return (shares, nil)
  }
}
