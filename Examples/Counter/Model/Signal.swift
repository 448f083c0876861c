/// Tells everybody who listens that something is about to change, or has.
@MainActor
public final class Signal {
  private var listeners: [(listener: () -> AnyObject?, act: (AnyObject) -> Void)] = []

  /// Creates a signal that nobody listens to.
  public init() {}

  /// Listens for as long as the listener lives.
  ///
  /// - Parameters:
  ///   - listener: Whose life it depends on; it is not kept alive.
  ///   - act: What to do with the listener then.
  public func listen<Listener: AnyObject>(
    as listener: Listener,
    _ act: @escaping (Listener) -> Void
  ) {
    listeners.append(
      (
        { [weak listener] in listener },
        { listener in
          if let listener = listener as? Listener { act(listener) }
        }
      )
    )
  }

  /// Tells those who listen, in the order in which they began.
  public func send() {
    listeners.removeAll { $0.listener() == nil }
    for (listener, act) in listeners {
      if let listener = listener() { act(listener) }
    }
  }
}
