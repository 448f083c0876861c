/// What went wrong while a scope was closed: all of it together.
///
/// Every hook that could be run has been run when it is thrown, and the scope is closed.
public struct ClosingError: Error, Sendable {
  /// The hooks that did not do their work, in the order in which they were or would have been run.
  public let hooks: [HookFailure]

  /// The failure whose message names the hooks; what they threw is told by its type only.
  public let failure: Failure

  init(_ hooks: [HookFailure], at place: SourcePlace) {
    self.hooks = hooks
    failure = .hooksFailed(hooks, at: place)
  }
}

extension ClosingError: CustomStringConvertible {
  /// The message.
  public var description: String { failure.message }
}

extension ClosingError {
  /// One hook that did not do its work.
  public struct HookFailure: Sendable {
    /// Why a hook did not do its work.
    @nonexhaustive
    public enum Reason: Sendable {
      /// It threw.
      case threw(any Error)

      /// It was still running at the deadline. Its task is cancelled, and nobody waits for it.
      case unfinished

      /// It was not begun before the deadline, and never will be.
      case notRun
    }

    /// The provider whose value the hook was for, with its module.
    public let name: String

    /// Why it did not do its work.
    public let reason: Reason
    let place: SourcePlace

    init(_ declaration: Declaration, _ reason: Reason) {
      name = declaration.qualifiedName
      place = declaration.place
      self.reason = reason
    }
  }
}
