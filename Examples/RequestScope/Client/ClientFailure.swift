/// Why a client has no answer.
package enum ClientFailure: Error, Hashable, Sendable {
  /// The server has ended the connection.
  case ended

  /// The server has been silent for too long.
  case overdue
}
