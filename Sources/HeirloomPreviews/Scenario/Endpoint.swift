import Synchronization

/// One endpoint of a stub, whose calls a scenario records and answers.
///
/// Each call waits until the script opens the endpoint, which answers the call that has waited longest.
///
/// ```swift
/// protocol Greeter: Sendable { func greeting(for name: String) async throws -> String }
///
/// struct HeldGreeter: Greeter {
///   let greeting = Endpoint<String>("greeting")
///
///   func greeting(for name: String) async throws -> String {
///     try await greeting.call("for \(name)")
///   }
/// }
/// ```
public final class Endpoint<Value: Sendable>: Sendable {
  /// The name, as the transcript tells it.
  public let name: String

  private let calls: Mutex<[Gate<Value>]> = Mutex([])

  /// Creates an endpoint that nobody has called.
  ///
  /// - Parameter name: The name, as the transcript tells it.
  public init(_ name: String) {
    self.name = name
  }

  /// Waits for the answer to one call.
  ///
  /// - Parameter arguments: What the transcript tells of the call.
  ///
  /// - Returns: The answer.
  ///
  /// - Throws: The error that it is answered with; `CancellationError` when the task is cancelled.
  public func call(_ arguments: String = "") async throws -> Value {
    ScenarioOperation.current?.transcript
      .add("  calls \(name)\(arguments.isEmpty ? "" : " \(arguments)")")
    let gate = Gate<Value>()
    calls.withLock { $0.append(gate) }
    defer { calls.withLock { $0.removeAll { $0 === gate } } }
    return try await gate.pass()
  }

  /// Takes the call that has waited longest, if any waits.
  func takeCall() -> Gate<Value>? {
    calls.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
