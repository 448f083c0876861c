import Foundation

/// Threads of their own, so that waiting in them holds up no other test.
enum Threads {
  /// Runs a body in a new thread.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result(catching: body)) }.start()
    }
  }
}
