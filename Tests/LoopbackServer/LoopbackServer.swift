import Foundation

/// A server on this machine that answers as a test says, and records what it was asked.
///
/// It listens on a free port of 127.0.0.1 for as long as it lives, which is up to its last use: a test
/// looks at its requests in the end. Each connection has a thread of its own, carries one request, and
/// is closed after the answer.
public final class LoopbackServer: Sendable {
  /// The port that the server listens on.
  public let port: Int

  private let end = Gate()
  private let log = RequestLog()

  /// Starts a server.
  ///
  /// - Parameter answer: Chooses the answer to a request, on a thread of the server.
  ///
  /// - Throws: A `POSIXError` when there is no port to listen on.
  public init(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer) throws {
    let listener = try Socket.listening()
    port = listener.port
    let (end, log) = (end, log)
    Thread.detachNewThread {
      defer { listener.close() }
      while let connection = listener.accepted(), !end.isOpen {
        Thread.detachNewThread {
          defer { connection.close() }
          guard let request = LoopbackRequest(head: connection.readHead()) else { return }
          log.add(request)
          for step in answer(request).steps { connection.perform(step) }
        }
      }
    }
  }

  deinit {
    end.open()
    // Where closing a socket does not wake who waits for a connection, a connection does.
    Socket.connect(to: port)
  }

  /// The address of the server, without a slash at its end.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// The requests that have reached the server, in order.
  public var requests: [LoopbackRequest] { log.requests }
}
