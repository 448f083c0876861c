/// What a scope does with a failure.
///
/// The handler is a value in the scope, ``Providers/failureHandler``, so that a test or a fixture can
/// collect failures instead of printing them. A failure that ends the program does so after its
/// handler has returned.
public struct FailureHandler: Sendable {
  private let handle: @Sendable (Failure) -> Void

  /// Creates a handler.
  ///
  /// - Parameter handle: Called with each failure, on the thread that met it.
  public init(_ handle: @escaping @Sendable (Failure) -> Void) {
    self.handle = handle
  }

  /// Handles a failure.
  ///
  /// - Parameter failure: The failure.
  public func callAsFunction(_ failure: Failure) {
    handle(failure)
  }

  /// A handler that prints each message on standard error.
  public static let standardError = FailureHandler { failure in
    // The message of a failure that ends the program is printed as it ends.
    if !failure.isFatal { StandardError.write("\(failure.message)\n") }
  }
}

extension Providers {
  /// What to do with failures; by default they are printed on standard error.
  public var failureHandler: Provider<FailureHandler> { Provider { _ in .standardError } }
}
