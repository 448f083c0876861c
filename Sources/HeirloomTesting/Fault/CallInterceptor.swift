/// Lets something happen before a call goes on to the real thing.
///
/// Whoever owns a protocol writes once how its calls are intercepted: a type that conforms to it, wraps
/// another one, and sends each endpoint through the interceptor.
///
/// ```swift
/// protocol Greeter: Sendable { func greeting(for name: String) async throws -> String }
///
/// struct InterceptedGreeter: Greeter {
///   let greeter: any Greeter
///   let interceptor: CallInterceptor
///
///   init(_ greeter: any Greeter, _ interceptor: CallInterceptor) {
///     self.greeter = greeter
///     self.interceptor = interceptor
///   }
///
///   func greeting(for name: String) async throws -> String {
///     try await interceptor { try await greeter.greeting(for: name) }
///   }
/// }
/// ```
public struct CallInterceptor: Sendable {
  private let prepare: @Sendable () async throws -> Void

  init(_ prepare: @escaping @Sendable () async throws -> Void) {
    self.prepare = prepare
  }

  /// Makes a call, unless something happens before.
  ///
  /// - Parameter call: The call; it keeps the caller's isolation.
  ///
  /// - Returns: What the call returns.
  ///
  /// - Throws: What happens before the call, or what it throws.
  nonisolated(nonsending) public func callAsFunction<Value>(
    _ call: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    try await prepare()
    return try await call()
  }
}
