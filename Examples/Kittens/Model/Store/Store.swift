/// Holds a state that changes by intents alone.
///
/// An actor turns an intent into effects, some at once and perhaps one later; a reducer turns a state and an
/// effect into the next state. Both are plain functions. Who observes is told the current state first.
@MainActor
public final class Store<Intent, State: Sendable> {
  /// The current state.
  public private(set) var state: State

  private let begin: (Store, Intent) -> Void
  private var observers: [Int: (State) -> Void] = [:]
  private var observersMade = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var tasksMade = 0
  private var isDisposed = false

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - actor: Turns the current state and an intent into effects.
  ///   - reducer: Turns the current state and an effect into the next state.
  public init<Effect: Sendable>(
    initial: State,
    actor: @escaping (State, Intent) -> Effects<Effect>,
    reducer: @escaping (State, Effect) -> State
  ) {
    state = initial
    begin = { store, intent in
      let effects = actor(store.state, intent)
      for effect in effects.now { store.change(to: reducer(store.state, effect)) }
      guard let later = effects.later else { return }
      store.run { [weak store] in
        let effect = await later()
        // What comes after the end, or in spite of it, changes nothing.
        guard let store, !Task.isCancelled else { return }
        store.change(to: reducer(store.state, effect))
      }
    }
  }

  /// Carries out an intent, unless the store is disposed of.
  ///
  /// - Parameter intent: The intent.
  public func accept(_ intent: Intent) {
    if !isDisposed { begin(self, intent) }
  }

  /// Tells the current state and each later one.
  ///
  /// - Parameter act: What to do with a state.
  ///
  /// - Returns: The observation, which ends when it is cancelled.
  public func observe(_ act: @escaping (State) -> Void) -> Subscription {
    observersMade += 1
    let number = observersMade
    observers[number] = act
    act(state)
    return Subscription { [weak self] in self?.observers[number] = nil }
  }

  /// Waits until no effect is on its way.
  public func idle() async {
    while let task = tasks.first?.value { await task.value }
  }

  /// Cancels what is on its way, and accepts nothing more.
  public func dispose() {
    isDisposed = true
    observers = [:]
    for task in tasks.values { task.cancel() }
  }

  private func run(_ operation: @escaping @MainActor () async -> Void) {
    tasksMade += 1
    let number = tasksMade
    tasks[number] = Task { [weak self] in
      await operation()
      self?.tasks[number] = nil
    }
  }

  private func change(to state: State) {
    self.state = state
    for (_, act) in observers.sorted(by: { $0.key < $1.key }) { act(state) }
  }
}
