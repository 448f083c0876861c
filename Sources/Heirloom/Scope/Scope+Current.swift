extension Scope {
  /// The scope bound by the innermost `run` around the current code, if any.
  ///
  /// It is carried by the task: child tasks and `Task { }` inherit it; detached tasks, dispatch
  /// queues, threads and timers do not. There is no implicit root. While a maker runs it is `nil`,
  /// for a maker takes what it needs from its resolver.
  public static var current: Scope? {
    Ambience.current?.scope
  }

  /// Runs an operation with this scope bound as the current one.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - operation: What to run.
  ///
  /// - Returns: What the operation returns.
  ///
  /// - Throws: What the operation throws.
  public func run<Result, Failure: Error>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let ambience = bound(at: SourcePlace(fileID: fileID, line: line))
    let result = Ambience.$current.withValue(ambience) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Runs an asynchronous operation with this scope bound as the current one.
  ///
  /// The operation keeps the caller's isolation.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - operation: What to run.
  ///
  /// - Returns: What the operation returns.
  ///
  /// - Throws: What the operation throws.
  nonisolated(nonsending) public func run<Result, Failure: Error>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let ambience = bound(at: SourcePlace(fileID: fileID, line: line))
    let result = await Ambience.$current.withValue(ambience) {
      () async -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// What surrounds code that runs with the scope bound: a maker around it is still running.
  private func bound(at place: SourcePlace) -> Ambience {
    let outer = Ambience.current
    return Ambience(scope: self, place: place, making: outer?.making, permits: outer?.permits)
  }
}
