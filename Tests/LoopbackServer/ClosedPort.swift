/// A port of this machine that nobody listens on, and that nobody else is given while this lives.
public final class ClosedPort: Sendable {
  private let socket: Socket

  /// Reserves a port.
  ///
  /// - Throws: A `POSIXError` when there is none.
  public init() throws {
    socket = try Socket.bound()
  }

  deinit { socket.close() }

  /// The address of what is not there, without a slash at its end.
  public var address: String { "http://127.0.0.1:\(socket.port)" }
}
