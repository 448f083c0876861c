import Testing

extension ExitTest.Result {
  /// What the process wrote on standard error.
  var standardError: String {
    String(decoding: standardErrorContent, as: UTF8.self)
  }
}
