public import Heirloom
public import RequestScopeModel

/// What each request has for itself, in the order of making. The hooks run the other way round.
extension Providers {
  /// The request that is being answered; the scope of each request gives it.
  public var request: Provider<Request> { .required() }

  /// The log of the request, written when nothing can be added to it any more.
  public var requestLog: Provider<RequestLog> {
    Provider { RequestLog(of: $0.request, book: $0.logBook, counters: $0.requestCounters) }
      .tied(to: \.request)
      .onClose { try $0.write() }
  }

  /// Who sent the request.
  public var user: Provider<User> {
    Provider { User(of: $0.request, presence: $0.presence, log: $0.requestLog) }
      .tied(to: \.request)
      .onClose { $0.leave() }
  }

  /// The changes of the request, committed or rolled back before anything else ends.
  public var unitOfWork: Provider<UnitOfWork> {
    Provider { UnitOfWork(on: $0.ledger, by: $0.user, log: $0.requestLog) }
      .tied(to: \.request)
      .onClose { try $0.end() }
  }
}
