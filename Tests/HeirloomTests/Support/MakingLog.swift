import Heirloom
import Synchronization

/// What makers have noted, in order; every root has its own.
final class MakingLog: Sendable {
  private let entries = Mutex<[String]>([])

  var labels: [String] {
    entries.withLock { $0 }
  }

  func note(_ label: String) {
    entries.withLock { $0.append(label) }
  }

  func count(of label: String) -> Int {
    labels.count { $0 == label }
  }
}

extension Providers {
  var makingLog: Provider<MakingLog> { Provider { _ in MakingLog() } }
}

extension ScopeReader where Self: ~Escapable {
  /// Makes a token and notes the making in the root's log.
  func token(_ label: String, from parts: Token...) -> Token {
    self.makingLog.note(label)
    return Token(label, from: parts)
  }
}
