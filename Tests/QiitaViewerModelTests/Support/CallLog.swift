import Synchronization

/// What was asked of a stub, in order.
final class CallLog: Sendable {
  private let stored = Mutex<[String]>([])

  var calls: [String] { stored.withLock { $0 } }

  func add(_ call: String) {
    stored.withLock { $0.append(call) }
  }
}
