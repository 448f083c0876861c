public import Heirloom
import Synchronization

/// Runs an operation with a fresh scope of the purpose `.test`, and throws what was reported in it.
///
/// It needs no trait and asks nobody which runner is at work, so it serves XCTest as it serves any
/// other program. The scope is the current one while the operation runs.
///
/// ```swift
/// func check() async throws {
///   try await withTestScope { $0.greeting = "Bonjour" } run: { scope in
///     guard scope.greeting == "Bonjour" else { throw CancellationError() }
///     try scope.touches.check(only: \.greeting)
///   }
/// }
/// ```
///
/// - Parameters:
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - configure: Sets what the scope overrides.
///   - operation: What to run; it keeps the caller's isolation.
///
/// - Returns: What the operation returns.
///
/// - Throws: What the operation throws; otherwise ``ReportedFailures`` if there were any.
nonisolated(nonsending) public func withTestScope<Result>(
  fileID: StaticString = #fileID,
  line: UInt = #line,
  _ configure: @escaping @Sendable (inout Overrides) -> Void = { _ in },
  run operation: nonisolated(nonsending) (Scope) async throws -> Result
) async throws -> Result {
  let place = SourcePlace(fileID: fileID, line: line)
  let reports = Reports()
  let own = OverrideBlock(at: place) { $0.failureHandler = FailureHandler { reports.add($0) } }
  let scope = Scope(
    .test,
    recordedBy: ReadRecord(),
    at: place,
    [own, OverrideBlock(at: place, configure)]
  )
  let result = try await scope.run(fileID: fileID, line: line) { try await operation(scope) }
  let failures = reports.all
  guard failures.isEmpty else { throw ReportedFailures(failures: failures) }
  return result
}

/// What a scope has reported so far.
private final class Reports: Sendable {
  private let failures: Mutex<[Failure]> = Mutex([])

  var all: [Failure] { failures.withLock { $0 } }

  func add(_ failure: Failure) {
    failures.withLock { $0.append(failure) }
  }
}
