/// Tells who is interested in a name that its value has changed.
@MainActor
public final class StoreChanges {
  private var signals: [String: Signal] = [:]

  /// Begins with nobody interested.
  public init() {}

  /// The signal of one name.
  ///
  /// - Parameter key: The name.
  ///
  /// - Returns: A signal that is sent after each change.
  public func signal(for key: String) -> Signal {
    if let signal = signals[key] { return signal }
    let signal = Signal()
    signals[key] = signal
    return signal
  }

  func send(for key: String) {
    signals[key]?.send()
  }
}
