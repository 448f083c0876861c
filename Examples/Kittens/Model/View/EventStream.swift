/// Tells everybody who listens at the moment, and nobody later.
@MainActor
public final class EventStream<Event> {
  private var listeners: [Int: (Event) -> Void] = [:]
  private var listenersMade = 0

  /// Creates a stream that nobody listens to.
  public init() {}

  /// Listens from now on.
  ///
  /// - Parameter act: What to do with an event.
  ///
  /// - Returns: The subscription, which ends when it is cancelled.
  public func listen(_ act: @escaping (Event) -> Void) -> Subscription {
    listenersMade += 1
    let number = listenersMade
    listeners[number] = act
    return Subscription { [weak self] in self?.listeners[number] = nil }
  }

  func send(_ event: Event) {
    for (_, act) in listeners.sorted(by: { $0.key < $1.key }) { act(event) }
  }
}
