public import Heirloom
public import RequestScopeModel

/// Answers each request in a scope of its own.
///
/// Besides the composition root it is the only one who knows scopes.
public struct Dispatcher: Sendable {
  /// Sets what the scope of one request overrides besides the request itself.
  public typealias Configuration = @Sendable (inout Overrides, Request) -> Void

  private let scope: Scope
  private let configure: Configuration
  private let counters: RequestCounters
  private let limits: ServerLimits

  init(in scope: Scope, overriding configure: @escaping Configuration) {
    self.scope = scope
    self.configure = configure
    counters = scope.requestCounters
    limits = scope.serverLimits
  }

  /// Lets a request with the header `Sample-Dry-Run` work on a copy of the ledger.
  public static let dryRun: Configuration = { overrides, request in
    if request[header: "Sample-Dry-Run"] != nil {
      overrides.override(\.ledger) { $0.ledger.copy() }
    }
  }

  /// Answers a request.
  ///
  /// When it returns, the request's scope is closed: its changes are committed or rolled back, and its
  /// log is written.
  ///
  /// - Parameter request: The request.
  ///
  /// - Returns: The answer, also one that says what went wrong.
  ///
  /// - Throws: ``ClientGone`` or `CancellationError` when nobody waits for the answer.
  func response(to request: Request) async throws -> Response {
    defer { counters.count(\.closed) }
    do {
      return try await scope.whileOpen(closingWithin: limits.closing, expectingRelease: true) {
        $0.request = request
        configure(&$0, request)
      } run: { scope in
        try await response(to: request, in: scope)
      }
    } catch let refusal as Refusal {
      return refusal.response
    } catch let error as ClosingError {
      // Nobody else would hear of it: the client is told of its own request only.
      scope.failureHandler(error.failure)
      return error.response
    } catch let error as ClientGone {
      throw error
    } catch {
      try Task.checkCancellation()
      return Response(500, "The request failed; its log says why.")
    }
  }

  /// Answers a request in its scope, and approves what the handler has staged if all went well.
  private func response(to request: Request, in scope: Scope) async throws -> Response {
    counters.count(\.opened)
    let log = scope.requestLog
    let work = scope.unitOfWork
    log.add("\(request.method) \(request.path)")
    do {
      let handler = try Routes.handler(for: request, in: scope)
      let response = try await handler.response(to: request)
      try Task.checkCancellation()
      work.approve()
      log.add("answer \(response.status)")
      return response
    } catch {
      log.add((error as? Refusal).map { "answer \($0.status)" } ?? "failed: \(type(of: error))")
      throw error
    }
  }
}

extension ClosingError {
  /// What the client is told when hooks of its request have failed.
  fileprivate var response: Response {
    for hook in hooks {
      if case .threw(let refusal as LedgerRefusal) = hook.reason {
        return Response(409, "\(refusal)")
      }
    }
    return Response(500, "The request could not be ended as it should; look before you repeat it.")
  }
}
