import Synchronization

/// Gates that somebody waits at, to be opened one after the other.
final class GateBag: Sendable {
  private struct Contents {
    var gates: [Gate] = []
    var isOpen = false
  }

  private let contents = Mutex(Contents())

  /// Returns a gate to wait at, which is open when all are.
  func next() -> Gate {
    let gate = Gate()
    let isOpen = contents.withLock { contents in
      if !contents.isOpen { contents.gates.append(gate) }
      return contents.isOpen
    }
    if isOpen { gate.open() }
    return gate
  }

  func openOne() {
    contents.withLock { $0.gates.isEmpty ? nil : $0.gates.removeFirst() }?.open()
  }

  /// Opens all gates, also those to come.
  func openAll() {
    let gates = contents.withLock { contents in
      contents.isOpen = true
      defer { contents.gates = [] }
      return contents.gates
    }
    for gate in gates { gate.open() }
  }
}
