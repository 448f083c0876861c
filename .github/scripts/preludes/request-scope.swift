@_exported import Heirloom
@_exported import RequestScopeModel

extension Providers {
  var logBook: Provider<LogBook> { Provider { _ in .discarding } }
  var requestCounters: Provider<RequestCounters> { Provider { _ in RequestCounters() } }
  var presence: Provider<Presence> { Provider { _ in Presence() } }
  var ledger: Provider<Ledger> { Provider { _ in Ledger() } }
}
