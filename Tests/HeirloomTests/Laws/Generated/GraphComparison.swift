/// Finds which making of the library is which of the model's.
struct GraphComparison {
  private let makings: [GraphMaking]
  private var instances: [Int: Int] = [:]
  private var expected: [Int: Int] = [:]

  init(_ makings: [GraphMaking]) {
    self.makings = makings
  }

  /// Whether an instance may be the one that the model expects, as far as is known by now.
  mutating func matches(_ number: Int?, _ actual: Int?, in model: GraphModel) -> Bool {
    guard let number, let actual else { return number == nil && actual == nil }
    let (making, made) = (model.makings[number], makings[actual])
    // Products are new at each call; all else is one instance.
    if making.argument == nil {
      if let known = instances[number] { return known == actual }
      guard expected[actual] == nil else { return false }
      instances[number] = actual
      expected[actual] = number
    }
    guard making.binding == made.binding, making.argument == made.argument,
      making.parts.count == made.parts.count
    else { return false }
    return zip(making.parts, made.parts).allSatisfy { matches($0, $1, in: model) }
  }

  /// Compares how often each maker has run.
  func disagreementInCounts(with model: GraphModel, isExact: Bool) -> String? {
    let expected = Self.counts(of: model.makings)
    let actual = Self.counts(of: makings)
    for (binding, count) in expected {
      let made = actual[binding] ?? 0
      if isExact ? made != count : made < count { return "\(binding) was made \(made) times" }
    }
    return Set(actual.keys) == Set(expected.keys) ? nil : "what nobody reads was made"
  }

  private static func counts(of makings: [GraphMaking]) -> [GraphBinding: Int] {
    makings.reduce(into: [:]) { $0[$1.binding, default: 0] += 1 }
  }
}
