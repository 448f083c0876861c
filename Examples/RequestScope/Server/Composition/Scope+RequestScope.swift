public import Heirloom
public import RequestScopeModel

extension Scope {
  /// The scope of a running server, for all of its requests.
  ///
  /// - Parameters:
  ///   - limits: How much the server takes, and how long it waits.
  ///   - logBook: Where the logs of requests are written.
  ///   - configure: Sets what else the scope overrides.
  ///
  /// - Returns: A root. Whoever runs the server closes it afterwards.
  public static func requestScope(
    limits: ServerLimits = ServerLimits(),
    logBook: LogBook = .discarding,
    overriding configure: (inout Overrides) -> Void = { _ in }
  ) -> Scope {
    Scope(.live) {
      $0.serverLimits = limits
      $0.logBook = logBook
      configure(&$0)
    }
  }
}
