/// How much of what the laws speak of really happens in generated cases.
struct GraphShares: Sendable {
  private(set) var cases = Tally(total: 1)
  private(set) var reads = Tally()

  private var readers: [Int: Set<Int>] = [:]
  private var instances: [GraphBinding: Set<Int>] = [:]

  /// Notes a read.
  mutating func note(_ outcome: GraphModel.Outcome, read: GraphRead, isThroughHandle: Bool) {
    let meaning = outcome.meaning
    var kinds = Tally(total: 1, throughHandles: isThroughHandle ? 1 : 0)
    if let number = outcome.number, meaning.isRemembered, !meaning.isReady {
      readers[number, default: []].insert(read.scope)
      instances[meaning.binding, default: []].insert(number)
      if (readers[number] ?? []).count > 1 { kinds.shared = 1 }
      if (instances[meaning.binding] ?? []).count > 1 { kinds.fresh = 1 }
      if meaning.home > 0 { kinds.homedBelow = 1 }
    }
    reads.add(kinds)
    cases.mark(kinds)
  }

  /// Adds the counts of another case.
  mutating func add(_ other: GraphShares) {
    cases.add(other.cases)
    reads.add(other.reads)
  }

  /// The counts of none.
  static let none: GraphShares = {
    var shares = GraphShares()
    shares.cases = Tally()
    return shares
  }()

  /// How many there are of each kind.
  struct Tally: Sendable, CustomStringConvertible {
    var total = 0
    var shared = 0
    var fresh = 0
    var homedBelow = 0
    var throughHandles = 0

    mutating func add(_ other: Tally) {
      total += other.total
      shared += other.shared
      fresh += other.fresh
      homedBelow += other.homedBelow
      throughHandles += other.throughHandles
    }

    mutating func mark(_ kinds: Tally) {
      shared = max(shared, kinds.shared)
      fresh = max(fresh, kinds.fresh)
      homedBelow = max(homedBelow, kinds.homedBelow)
      throughHandles = max(throughHandles, kinds.throughHandles)
    }

    /// The smallest share, in per cent.
    var smallestShare: Int {
      let smallest = min(shared, fresh, homedBelow, throughHandles)
      return total == 0 ? 0 : smallest * 100 / total
    }

    var description: String {
      let counts = [
        ("shared", shared), ("fresh", fresh), ("homed below the root", homedBelow),
        ("through handles", throughHandles),
      ]
      let shares = counts.map { "\($0.0) \(total == 0 ? 0 : $0.1 * 100 / total) %" }
      return "\(total): \(shares.joined(separator: ", "))"
    }
  }
}
