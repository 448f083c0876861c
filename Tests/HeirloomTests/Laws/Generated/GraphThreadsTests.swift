import Testing

/// Generated cases that are read by several threads at once.
///
/// What fails here may not fail again, so nothing is shrunk.
@Suite(.timeLimit(.minutes(10)))
struct GraphThreadsTests {
  #if DEBUG
  private static let cases = 500
  #else
  private static let cases = 5_000
  #endif

  private static let firstSeed: UInt64 = 1_000_000_000

  @Test(arguments: [false, true])
  func `threads that read a generated case at once share what the laws say`(
    inOneScope: Bool
  ) async {
    let threads = 4
    var cases = (0..<Self.cases).map { GraphCase(seed: Self.firstSeed + UInt64($0)) }
    if inOneScope {
      for index in cases.indices { cases[index].readInRoot() }
    }
    let trees = cases.map { GraphThreads($0, threads: threads) }

    let records = await Threads.run(threads) { thread in trees.map { $0.run(thread) } }

    for (index, tree) in trees.enumerated() {
      let disagreement = tree.disagreement(in: records.flatMap { $0[index] })
      #expect(disagreement == nil, "seed \(Self.firstSeed + UInt64(index)): \(cases[index])")
    }
  }
}

extension GraphCase {
  /// Has all reads happen in the root.
  fileprivate mutating func readInRoot() {
    for index in reads.indices { reads[index].scope = 0 }
  }
}
