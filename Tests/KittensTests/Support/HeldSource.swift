import HeirloomPreviews
import KittensModel
import Synchronization

/// A data source whose answers the test gives, a gate for each request in turn.
final class HeldSource: KittenDataSource {
  let gates: [Gate<String?>]
  private let count = Atomic(0)

  init(_ gates: Gate<String?>...) {
    self.gates = gates
  }

  /// How many requests have come.
  var requestCount: Int { count.load(ordering: .relaxed) }

  func load(limit: Int, offset: Int) async -> String? {
    let index = count.add(1, ordering: .relaxed).oldValue
    return try? await gates[index].pass()
  }
}
