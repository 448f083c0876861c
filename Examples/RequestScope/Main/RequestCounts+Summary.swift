import RequestScopeModel

extension RequestCounts {
  /// What was done, as lines to be read.
  var summary: String {
    let ends = committed + rolledBack + commitsRefused
    return """
      requests
        answered             \(answered)
        left by the client   \(departures), and \(incomplete) before they were complete
        refused as malformed \(malformed)
      scopes
        opened               \(opened)
        closed               \(closed)
      hooks
        units of work ended  \(ends): \(committed) committed, \(rolledBack) rolled back, \
      \(commitsRefused) not taken
        users left           \(usersLeft)
        logs written         \(logsWritten)
        run a second time    \(hooksRunAgain)
        out of order         \(outOfOrder)
      """
  }
}
