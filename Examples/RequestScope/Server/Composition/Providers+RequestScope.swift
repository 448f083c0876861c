public import Heirloom
public import RequestScopeModel

extension Providers {
  /// How much the server takes, and how long it waits.
  public var serverLimits: Provider<ServerLimits> { Provider { _ in ServerLimits() } }

  /// Where the logs of requests are written.
  public var logBook: Provider<LogBook> { Provider { _ in .discarding } }

  /// Counts what the server does.
  public var requestCounters: Provider<RequestCounters> { Provider { _ in RequestCounters() } }

  /// The balances of all accounts.
  public var ledger: Provider<Ledger> { Provider { _ in Ledger() } }

  /// Where large deposits wait.
  public var approvals: Provider<Approvals> { Provider { _ in Approvals() } }

  /// Who has a request in flight.
  public var presence: Provider<Presence> { Provider { _ in Presence() } }
}
