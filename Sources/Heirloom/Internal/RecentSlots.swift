/// The values that a frame keeps of a keyed provider with a limit, in the order of their last use.
struct RecentSlots: Sendable {
  /// A value, and when it was made.
  struct Entry: Sendable {
    let made: Frame.State.Made

    /// How many values without a limit had been made in the frame before, and with one.
    let predecessors: Int
    let number: Int
  }

  private struct Node: Sendable {
    var entry: Entry
    var newer: Int?
    var older: Int?
  }

  private var nodes: [Node] = []

  /// Where the nodes are, by the addresses of their bindings.
  private var indices: [UInt: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  var entries: [Entry] { nodes.map(\.entry) }

  /// Returns the value of a binding.
  func slot(at address: UInt) -> Slot? {
    indices[address].map { nodes[$0].entry.made.slot }
  }

  /// Notes that the value of a binding was read.
  mutating func use(_ address: UInt) {
    guard let index = indices[address], index != newest else { return }
    detach(index)
    attachAsNewest(index)
  }

  /// Adds a value for a binding that has none, and returns what gives way to it.
  mutating func insert(_ entry: Entry, keepingAtMost limit: Int) -> Entry? {
    var evicted: Entry?
    let index: Int
    if nodes.count >= limit, let oldest {
      index = oldest
      detach(index)
      evicted = nodes[index].entry
      indices[nodes[index].entry.made.binding.address] = nil
      nodes[index].entry = entry
    } else {
      index = nodes.count
      nodes.append(Node(entry: entry))
    }
    indices[entry.made.binding.address] = index
    attachAsNewest(index)
    return evicted
  }

  private mutating func detach(_ index: Int) {
    let (newer, older) = (nodes[index].newer, nodes[index].older)
    if let newer { nodes[newer].older = older } else { newest = older }
    if let older { nodes[older].newer = newer } else { oldest = newer }
  }

  private mutating func attachAsNewest(_ index: Int) {
    nodes[index].newer = nil
    nodes[index].older = newest
    if let newest { nodes[newest].newer = index } else { oldest = index }
    newest = index
  }
}
