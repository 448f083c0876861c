/// How much a server takes, and how long it waits.
public struct ServerLimits: Hashable, Sendable {
  /// How many connections are served at the same time; further ones wait to be accepted.
  public var connectionCount = 64

  /// How many bytes a request line and headers may have.
  public var headSize = 8_192

  /// How many headers a request may have.
  public var headerCount = 64

  /// How many bytes a body may have.
  public var bodySize = 65_536

  /// How long a connection may be silent between requests, or take no byte of an answer.
  public var idle = Duration.seconds(30)

  /// How long a head, and then a body, may take from its first byte to its last.
  public var arrival = Duration.seconds(10)

  /// How long what a refused client still sends is read, so that it gets to read the answer.
  public var farewell = Duration.seconds(1)

  /// How long the hooks of one request may take; nil for as long as they do.
  ///
  /// Set it where a hook may hang. The runtime keeps each timer until its time is up, although the hooks
  /// have ended long before, so a busy server pays for it with some memory.
  public var closing: Duration?

  /// How long requests may go on after the server was told to stop; then they are cancelled.
  public var stopping = Duration.seconds(10)

  /// Creates limits that suit a small server.
  public init() {}
}
