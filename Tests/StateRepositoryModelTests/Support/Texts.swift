import Synchronization

/// Texts that are collected from anywhere.
final class Texts: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock(\.self) }

  func add(_ text: String) {
    texts.withLock { $0.append(text) }
  }
}
