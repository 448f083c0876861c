import Heirloom

/// Runs a case with one thread and compares each step with the model.
struct GraphRun {
  private let description: GraphCase
  private var tree: GraphTree
  private var model: GraphModel
  private(set) var shares = GraphShares()

  /// How many makings have been compared.
  private var compared = 0

  /// Factories that were taken and not called yet, with their argument and scope.
  private var postponed: [(factory: Assisted<GraphValue, Int>, read: GraphRead, argument: Int)] = []

  /// Runs a case.
  ///
  /// - Parameters:
  ///   - description: The case.
  ///   - fault: What the model gets wrong on purpose.
  ///
  /// - Returns: What the library and the model do not agree upon, if there is anything.
  static func disagreement(
    in description: GraphCase,
    fault: GraphModel.Fault? = nil
  ) -> String? {
    var run = GraphRun(description, fault: fault)
    return run.disagreement()
  }

  init(_ description: GraphCase, fault: GraphModel.Fault? = nil) {
    self.description = description
    tree = GraphTree(description)
    model = GraphModel(description, fault: fault)
  }

  mutating func disagreement() -> String? {
    for (index, read) in description.reads.enumerated() {
      if let text = perform(read, argument: index) { return "read \(index), \(read): \(text)" }
    }
    while let (factory, read, argument) = postponed.popLast() {
      let text = compare(factory(argument), read, argument)
      if let text { return "postponed \(read): \(text)" }
    }
    return disagreementInRelease() ?? disagreementInLooks()
  }

  private mutating func perform(_ read: GraphRead, argument: Int) -> String? {
    guard tree.graph.isAssisted(read.node) else {
      return compare(tree.value(read), read, argument)
    }
    let factory = tree.factory(read)
    model.takeFactory(read.node, in: read.scope)
    if read.isPostponed {
      postponed.append((factory, read, argument))
      return compareMakings()
    }
    return compare(factory(argument), read, argument)
  }

  /// Compares what a read gave, and what is read on through its handles.
  private mutating func compare(
    _ result: GraphValue?,
    _ read: GraphRead,
    _ argument: Int
  ) -> String? {
    var value = result
    var outcome = model.read(read.node, in: read.scope, argument: argument)
    var isThroughHandle = !outcome.meaning.isRemembered
    var hops = read.hops[...]
    while true {
      if let text = compareMakings() { return text }
      guard value?.number == outcome.number else {
        return "got \(named(value?.number)), and not \(named(outcome.number))"
      }
      guard let hop = hops.popFirst(), let current = value, !current.handles.isEmpty else { break }
      guard current.handles.count == outcome.meaning.handles.count else { return "lost a handle" }
      let index = hop % current.handles.count
      value = current.handles[index].read(argument: argument)
      outcome = model.read(
        outcome.meaning.handles[index],
        in: outcome.place,
        argument: argument
      )
      isThroughHandle = true
    }
    shares.note(outcome, read: read, isThroughHandle: isThroughHandle)
    return nil
  }

  /// Compares what was made since the last comparison.
  private mutating func compareMakings() -> String? {
    let (made, expected) = (tree.graph.makings, model.makings)
    for index in compared..<max(made.count, expected.count) {
      let making = index < made.count ? made[index] : nil
      let expectation = index < expected.count ? expected[index] : nil
      guard making != expectation else { continue }
      let texts = [making, expectation].map { $0.map { "\($0)" } ?? "nothing" }
      return "making #\(index) is \(texts[0]), and not \(texts[1])"
    }
    compared = expected.count
    return nil
  }

  private func named(_ number: Int?) -> String {
    guard let number else { return "nil" }
    let makings = tree.graph.makings
    return makings.indices.contains(number) ? "#\(number), \(makings[number])" : "#\(number)"
  }

  /// L6: nobody looks at a property whose provider is overridden for all who read it.
  private func disagreementInLooks() -> String? {
    let surplus = tree.graph.looked.subtracting(model.looked)
    return surplus.isEmpty ? nil : "the properties \(surplus.sorted()) were looked at"
  }

  /// L8: a dropped scope frees what lives in it, last made first.
  private mutating func disagreementInRelease() -> String? {
    var freed = Set(tree.graph.released)
    if description.dropsAtOnce {
      tree.dropAll()
      return disagreementInRelease(of: Array(description.scopes.indices), &freed)
    }
    for scope in description.scopes.indices.reversed() {
      tree.dropLast()
      if let text = disagreementInRelease(of: [scope], &freed) { return text }
      if let text = rereadDisagreement(without: scope) { return text }
    }
    let count = tree.graph.released.count
    return count == model.makings.count ? nil : "\(count) of \(model.makings.count) were freed"
  }

  /// What a dropped scope was the first to read still serves the scopes further out.
  private mutating func rereadDisagreement(without scope: Int) -> String? {
    let reads = description.reads.filter { $0.scope < scope }
    guard !reads.isEmpty else { return nil }
    var read = reads[scope % reads.count]
    read.isPostponed = false
    let text = perform(read, argument: description.reads.count + scope)
    return text.map { "\(read) without scope \(scope): \($0)" }
  }

  private func disagreementInRelease(of scopes: [Int], _ freed: inout Set<Int>) -> String? {
    let new = tree.graph.released.filter { !freed.contains($0) }
    freed.formUnion(new)
    for scope in scopes {
      let residents = Set(model.residents[scope])
      let order = new.filter(residents.contains)
      guard order == model.residents[scope].reversed() else {
        return "scope \(scope) freed \(order), and not \(model.residents[scope]) from the last"
      }
    }
    let expected = scopes.flatMap { model.residents[$0] + model.ready[$0] }
    let remembered = new.filter { model.makings[$0].argument == nil }
    return remembered.sorted() == expected.sorted()
      ? nil : "scopes \(scopes) freed \(remembered.sorted()), and not \(expected.sorted())"
  }
}
