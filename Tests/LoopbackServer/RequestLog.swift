import Synchronization

/// The requests that reached a server, in the order in which they were read.
final class RequestLog: Sendable {
  private let stored = Mutex<[LoopbackRequest]>([])

  var requests: [LoopbackRequest] { stored.withLock { $0 } }

  func add(_ request: LoopbackRequest) {
    stored.withLock { $0.append(request) }
  }
}
