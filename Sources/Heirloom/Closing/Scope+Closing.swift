extension Scope {
  /// Ends the scope and those derived from it.
  ///
  /// Nothing new is made from now on. What is being made is waited for; asynchronous makers are
  /// cancelled. Then the hooks run that providers have added with
  /// ``ValueProviderKind/onClose(_:)``: first those of derived scopes, then those of this one, in
  /// each the last value made first, so dependants before what they depend on. They run one after
  /// another, all of them, whatever they throw. What is there already can be read until they have
  /// run.
  ///
  /// Closing goes on when the task that asks for it is cancelled. A second call does nothing; one at the
  /// same time waits for the first. A maker may close the scope that it is made in, and a hook may
  /// close the scope that is being closed, or one further out: neither waits for itself.
  ///
  /// - Parameters:
  ///   - limit: How long to wait for what is being made and for the hooks. The hook that is running then
  ///     is cancelled and left alone, and those not begun are not run. No limit if `nil`.
  ///   - isReleaseExpected: Whether to report the class instances made here, or in derived scopes, that
  ///     are still there when their scope has gone: `outlives-scope`.
  ///   - clock: Measures the limit.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Throws: ``ClosingError`` with everything that went wrong; the scope is closed all the same.
  nonisolated(nonsending) public func close(
    within limit: Duration? = nil,
    expectingRelease isReleaseExpected: Bool = false,
    clock: some Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(ClosingError) {
    let place = SourcePlace(fileID: fileID, line: line)
    let deadline = limit.map { Deadline(limit: $0, clock: clock) }
    try await frame.close(within: deadline, expectingRelease: isReleaseExpected, at: place)
  }

  /// Runs an operation with a derived scope that is closed when the operation has ended.
  ///
  /// It is the scope of a request, a job or a session. The scope is closed whether the operation
  /// returns, throws or is cancelled.
  ///
  /// ```swift
  /// extension Providers {
  ///   var user: Provider<String> { .required() }
  /// }
  ///
  /// func answer(in app: Scope) async throws -> String {
  ///   try await app.whileOpen { $0.user = "sample-user" } run: { request in
  ///     "Hello, \(request.user)"
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How long to wait for hooks.
  ///   - isReleaseExpected: Whether to report the class instances that outlive the derived scope.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - configure: Sets what the derived scope overrides.
  ///   - operation: What to run; it keeps the caller's isolation.
  ///
  /// - Returns: What the operation returns.
  ///
  /// - Throws: What the operation throws, in which case failures of closing are reported; else
  ///   ``ClosingError``.
  nonisolated(nonsending) public func whileOpen<Result>(
    closingWithin limit: Duration? = nil,
    expectingRelease isReleaseExpected: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    overriding configure: (inout Overrides) -> Void = { _ in },
    run operation: nonisolated(nonsending) (Scope) async throws -> Result
  ) async throws -> Result {
    let scope = overriding(fileID: fileID, line: line, configure)
    let result: Result
    do {
      result = try await operation(scope)
    } catch {
      do throws(ClosingError) {
        try await scope.close(
          within: limit,
          expectingRelease: isReleaseExpected,
          fileID: fileID,
          line: line
        )
      } catch {
        frame.report(error.failure, during: nil)
      }
      throw error
    }
    try await scope.close(
      within: limit,
      expectingRelease: isReleaseExpected,
      fileID: fileID,
      line: line
    )
    return result
  }
}
