import Heirloom
import Testing

/// What a handler writes to; the live one is itself a reason to report.
private final class HandlerLog: Sendable {
  let messages = FailureLog()
}

extension Providers {
  fileprivate var handlerLog: Provider<HandlerLog> { .live { _ in HandlerLog() } }
  fileprivate var handlerUser: Provider<Token> {
    Provider { Token("user", from: [$0.handlerPart]) }
  }
  fileprivate var handlerPart: Provider<Token> { .live { _ in Token("part") } }
}

struct FailureHandlerTests {
  @Test func `a handler's maker may read the live value that is being reported`() {
    let scope = Scope(.test) {
      $0.override(\.failureHandler) { resolver in
        let log = resolver.handlerLog
        return FailureHandler { log.messages.handler($0) }
      }
    }

    _ = scope.handlerPart

    // The report of the log itself, which came while the handler was being made, is printed.
    #expect(scope.handlerLog.messages.identifiers == [.liveRecipeRead])
  }

  @Test func `the log of a handler may be the first live value that is read`() {
    let scope = Scope(.test) {
      $0.override(\.failureHandler) { resolver in
        let log = resolver.handlerLog
        return FailureHandler { log.messages.handler($0) }
      }
    }

    let log = scope.handlerLog

    #expect(log.messages.identifiers == [.liveRecipeRead])
    #expect(log === scope.handlerLog)
  }

  @Test func `a handler may read the very value that is reported`() {
    let log = FailureLog()
    let holder = ScopeHolder()
    let scope = Scope(.test) {
      $0.failureHandler = FailureHandler { failure in
        _ = holder.scope?.handlerPart
        log.handler(failure)
      }
    }
    holder.scope = scope

    _ = scope.handlerPart

    #expect(log.identifiers == [.liveRecipeRead])
    holder.scope = nil
  }

  @Test func `a handler may read the scope whose value was being made`() {
    let log = FailureLog()
    let holder = ScopeHolder()
    let scope = Scope(.test) {
      $0.failureHandler = FailureHandler { failure in
        _ = holder.scope?.handlerUser
        log.handler(failure)
      }
    }
    holder.scope = scope

    let user = scope.handlerUser

    #expect(log.identifiers == [.liveRecipeRead])
    #expect(user === scope.handlerUser)
    holder.scope = nil
  }

  @Test func `a handler that cannot be made leaves the message of what failed`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.test) {
        $0.override(\.failureHandler) { resolver in
          _ = resolver.handlerCycle
          return FailureHandler { _ in }
        }
      }
      _ = scope.handlerCycle
    }

    #expect(result.standardError.contains("cannot be made without itself. [cycle]"))
  }
}

extension Providers {
  fileprivate var handlerCycle: Provider<Int> { Provider { $0.handlerCycle } }
}
