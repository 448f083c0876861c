import Synchronization

/// Streams that are combined: passes on what their latest states make together, in order.
final class Combination<Result: Sendable>: Sendable {
  typealias Letter = @Sendable () -> State<Result>

  private struct Condition {
    var openStreams: Int
    var waiting: [StateEvent<Result>] = []
    var isPassingOn = false

    /// Adds an event, and returns whether the caller has to pass it on.
    mutating func add(_ event: StateEvent<Result>) -> Bool {
      waiting.append(event)
      defer { isPassingOn = true }
      return !isPassingOn
    }

    /// Takes what is to be passed on; nil when there is nothing any more.
    mutating func takeWaiting() -> [StateEvent<Result>]? {
      guard !waiting.isEmpty else {
        isPassingOn = false
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }

  private let condition: Mutex<Condition>
  private let receive: StateStream<Result>.Receive
  private let combine: @Sendable () -> Letter?

  /// Creates a combination.
  ///
  /// - Parameters:
  ///   - count: How many streams there are.
  ///   - receive: What is told of the joint states.
  ///   - combine: Joins the latest states, if each stream has one.
  init(
    of count: Int,
    _ receive: @escaping StateStream<Result>.Receive,
    combine: @escaping @Sendable () -> Letter?
  ) {
    condition = Mutex(Condition(openStreams: count))
    self.receive = receive
    self.combine = combine
  }

  /// Begins to follow one of the streams.
  func connect<Value>(_ stream: StateStream<Value>, _ latest: Latest<Value>) -> Connection {
    stream.connect { [self] event in
      switch event {
      case .state(let letter): replace(latest, with: letter)
      case .end: end()
      }
    }
  }

  private func replace<Value>(
    _ latest: Latest<Value>,
    with letter: @escaping Latest<Value>.Letter
  ) {
    let (old, passes) = condition.withLock { condition in
      // The joint states must come in the order in which the single ones have changed.
      let old = latest.replace(with: letter)
      guard let letter = combine() else { return (old, false) }
      return (old, condition.add(.state(letter)))
    }
    withExtendedLifetime(old) { if passes { passOn() } }
  }

  private func end() {
    let passes = condition.withLock { condition in
      condition.openStreams -= 1
      return condition.openStreams == 0 && condition.add(.end)
    }
    if passes { passOn() }
  }

  /// Tells the events without the lock, on one thread at a time.
  private func passOn() {
    while let events = condition.withLock({ $0.takeWaiting() }) {
      for event in events { receive(event) }
    }
  }
}
