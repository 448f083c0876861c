/// The tasks and resources of one view model, ended when its store gives it up.
///
/// A view model that starts tasks keeps a lifetime and conforms to ``ViewModelLifetimeOwner``.
@MainActor
public final class ViewModelLifetime {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var closeables: [@MainActor () -> Void] = []
  private var tasksStarted = 0

  /// Whether the lifetime has ended.
  public private(set) var isEnded: Bool = false

  /// Creates a lifetime.
  public init() {}

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Starts a task that is cancelled when the lifetime ends.
  ///
  /// - Parameter operation: What the task does.
  ///
  /// - Returns: The task; already cancelled when the lifetime has ended.
  @discardableResult
  public func task(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    tasksStarted += 1
    let number = tasksStarted
    let task = Task { [weak self] in
      await operation()
      self?.tasks[number] = nil
    }
    if isEnded { task.cancel() } else { tasks[number] = task }
    return task
  }

  /// Adds something to close when the lifetime ends; once it has ended, it is closed at once.
  ///
  /// - Parameter close: Closes it.
  public func addCloseable(_ close: @escaping @MainActor () -> Void) {
    if isEnded { close() } else { closeables.append(close) }
  }

  /// Cancels the tasks and closes what was added, in reverse order.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    for task in tasks.values { task.cancel() }
    tasks = [:]
    while let close = closeables.popLast() { close() }
  }
}

/// A view model with tasks or resources of its own.
@MainActor
public protocol ViewModelLifetimeOwner: AnyObject {
  /// The tasks and resources of the view model.
  var lifetime: ViewModelLifetime { get }
}
