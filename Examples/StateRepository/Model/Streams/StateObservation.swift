/// Being told of states, for as long as it is kept.
public final class StateObservation: Sendable {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }
}
