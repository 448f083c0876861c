/// What surrounds the code that runs now: the bound scope, or the maker that is running.
struct Ambience: Sendable {
  @TaskLocal static var current: Ambience?

  /// The scope bound by the innermost `run`; none while a maker runs.
  var scope: Scope?

  /// Where the innermost `run` was written.
  var place: SourcePlace?

  /// The innermost maker.
  var making: Making?

  /// How many asynchronous makers may run at once, if a warm-up around this limits them.
  var permits: Permits?

  /// The failure that a handler is being told of.
  var reporting: Failure?

  /// The maker that is running right here: not one that has returned, and not one that merely
  /// started the current task.
  static var runningMaking: Making? {
    guard let making = current?.making, making.isRunningHere else { return nil }
    return making
  }

  /// A number that tells tasks apart; 0 outside of any.
  static var currentTask: Int {
    withUnsafeCurrentTask { $0?.hashValue ?? 0 }
  }

  /// Runs a maker with no scope bound.
  static func running<Result>(_ making: Making, _ body: () -> Result) -> Result {
    $current.withValue(Ambience(place: current?.place, making: making), operation: body)
  }

  /// Runs an asynchronous maker with no scope bound.
  nonisolated(nonsending) static func running<Result>(
    _ making: Making,
    within permits: Permits?,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async throws -> Result {
    try await $current.withValue(Ambience(making: making, permits: permits), operation: body)
  }
}
