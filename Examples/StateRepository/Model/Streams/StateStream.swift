/// The states of some data, from the present one on.
///
/// Each iteration follows the data by itself and is told of every change in order, beginning with the
/// state and the data at the moment it joins. It never fails: an error is a state. One that falls far
/// behind is handed the latest state and goes on from there, so that it holds little memory and always
/// comes to see the last one.
///
/// Cancelling the task that iterates ends its iteration and nothing else: a fetch goes on.
public struct StateStream<Value: Sendable>: Sendable {
  typealias Receive = @Sendable (StateEvent<Value>) -> Void

  /// Begins to follow; the events come one after the other.
  let connect: @Sendable (@escaping Receive) -> Connection

  init(connect: @escaping @Sendable (@escaping Receive) -> Connection) {
    self.connect = connect
  }

  /// Transforms the content of each state where it exists; how the data stands remains.
  ///
  /// - Parameter transform: Transforms the value. It is called by whoever iterates.
  ///
  /// - Returns: The stream of the transformed states.
  public func mapContent<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> StateStream<Result> {
    StateStream<Result> { receive in
      connect { event in
        switch event {
        case .state(let state): receive(.state { state().mapContent(transform) })
        case .end: receive(.end)
        }
      }
    }
  }
}

extension StateStream: AsyncSequence {
  /// A state, with its content.
  public typealias Element = State<Value>

  /// A stream never fails.
  public typealias Failure = Never

  /// Begins to follow the data.
  ///
  /// - Returns: What takes out the states.
  public func makeAsyncIterator() -> AsyncIterator {
    let mailbox = Mailbox<Value>()
    return AsyncIterator(mailbox: mailbox, connection: connect { mailbox.receive($0) })
  }

  /// Takes out the states of a stream; it follows the data for as long as it is kept.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let mailbox: Mailbox<Value>
    let connection: Connection

    /// Takes out the next state, once there is one.
    ///
    /// - Returns: The state; nil after the last one, or when the task is cancelled.
    public mutating func next() async -> State<Value>? {
      await mailbox.next()
    }

    /// Takes out the next state, once there is one.
    ///
    /// - Parameter actor: The isolation to return to.
    ///
    /// - Returns: The state; nil after the last one, or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> State<Value>? {
      await mailbox.next()
    }
  }
}

@available(*, unavailable)
extension StateStream.AsyncIterator: Sendable {}
