import Heirloom
import Synchronization

/// Runs a case with several threads at once, each reading all that the case reads.
///
/// What is made when is up to the threads; that there is one instance for each binding and home, made
/// from the right parts, is not.
final class GraphThreads: Sendable {
  private let description: GraphCase
  private let graph: Graph
  private let tree: Mutex<GraphTree?>
  private let start: Rendezvous
  private let threads: Int

  init(_ description: GraphCase, threads: Int) {
    self.description = description
    self.threads = threads
    let tree = GraphTree(description, isUnhurried: true)
    graph = tree.graph
    self.tree = Mutex(tree)
    start = Rendezvous(of: threads)
  }

  /// Waits for the other threads and reads, beginning at another read than they do.
  ///
  /// - Returns: The numbers of what was read, by read.
  func run(_ thread: Int) -> [GraphRecord] {
    guard let tree = tree.withLock({ $0 }), start.meet() else { return [] }
    let count = description.reads.count
    return (0..<count).map { ($0 + thread * count / threads) % count }.map { perform($0, in: tree) }
  }

  /// Compares what all threads have read with the model, and lets go of the scopes.
  func disagreement(in records: [GraphRecord]) -> String? {
    guard records.count == threads * description.reads.count else { return "a thread did not come" }
    var model = GraphModel(description)
    var comparison = GraphComparison(graph.makings)
    for record in records.sorted(by: { $0.index < $1.index }) {
      let read = description.reads[record.index]
      var outcome = model.read(read.node, in: read.scope, argument: record.index)
      var hops = read.hops[...]
      for (position, number) in record.numbers.enumerated() {
        guard comparison.matches(outcome.number, number, in: model) else {
          return "\(read): got \(number.map { "#\($0)" } ?? "nil") at hop \(position)"
        }
        guard position + 1 < record.numbers.count, let hop = hops.popFirst() else { break }
        let handles = outcome.meaning.handles
        guard !handles.isEmpty else { return "\(read): keeps a reader that nobody gave it" }
        outcome = model.read(
          handles[hop % handles.count],
          in: outcome.place,
          argument: record.index
        )
      }
    }
    return comparison.disagreementInCounts(with: model, isExact: isMadeExactlyOnce)
      ?? disagreementInRelease()
  }

  /// Whether no maker may run twice for one instance.
  ///
  /// Two scopes with one home that read at once may still do so.
  private var isMadeExactlyOnce: Bool {
    let scopes = Set(description.reads.map(\.scope))
    return Self.isExactEverywhere || scopes == [0]
  }

  /// Whether that holds for whatever reads at once.
  private static let isExactEverywhere = false

  private func perform(_ index: Int, in tree: GraphTree) -> GraphRecord {
    let read = description.reads[index]
    let isAssisted = graph.isAssisted(read.node)
    var value = isAssisted ? tree.factory(read)(index) : tree.value(read)
    var numbers = [value?.number]
    for hop in read.hops {
      guard let current = value, !current.handles.isEmpty else { break }
      value = current.handles[hop % current.handles.count].read(argument: index)
      numbers.append(value?.number)
    }
    return GraphRecord(index: index, numbers: numbers)
  }

  private func disagreementInRelease() -> String? {
    tree.withLock { $0 = nil }
    let all = Array(graph.makings.indices)
    return graph.released.sorted() == all ? nil : "not all was freed once"
  }
}
