import Heirloom

extension Providers {
  var messageLive: Provider<String> {
    .live(fileID: "Sample/Live.swift", line: 5) { _ in "live" }
  }
  var messageInner: Provider<String> {
    Provider(fileID: "Sample/Inner.swift", line: 4) { $0.messageLive }
  }
  var messageOuter: Provider<String> {
    Provider(fileID: "Sample/Outer.swift", line: 3) { $0.messageInner }
  }
  var messagePlain: Provider<String> { Provider { _ in "plain" } }
  var messageLog: Provider<FailureLog> { .required() }
  var messageRequired: Provider<String> { .required(fileID: "Sample/Interface.swift", line: 7) }
  var messageRequiredCall: AssistedProvider<String, Int> {
    .required(fileID: "Sample/Interface.swift", line: 8)
  }
  var messageRequiredUser: Provider<String> {
    Provider(fileID: "Sample/User.swift", line: 6) { "user of \($0.messageRequired)" }
  }
}
