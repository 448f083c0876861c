/// The overrides of one block, in the order in which they were given.
///
/// Most blocks have one, which takes no memory of its own.
struct OverrideList: RandomAccessCollection, Sendable {
  private var first: Override?
  private var others: [Override] = []

  init() {}

  init(_ override: Override) {
    first = override
  }

  var startIndex: Int { 0 }

  var endIndex: Int { first == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> Override {
    if index == 0, let first { first } else { others[index - 1] }
  }

  /// The last override of each key.
  var byKey: [ObjectIdentifier: Override] {
    Dictionary(map { (ObjectIdentifier($0.key), $0) }) { _, last in last }
  }

  mutating func append(_ override: Override) {
    if first == nil { first = override } else { others.append(override) }
  }
}
