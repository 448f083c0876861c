import Synchronization
import Testing

/// Collects the issues of tests that are meant to have some, in place of those tests.
final class IssueLog: Sendable {
  struct Entry: Equatable {
    let text: String
    let severity: Issue.Severity
    let line: Int?
  }

  private let log: Mutex<[Entry]> = Mutex([])

  var entries: [Entry] { log.withLock { $0 } }
  var texts: [String] { entries.map(\.text) }

  /// A trait that lets no issue through.
  var trait: IssueHandlingTrait {
    .compactMapIssues { issue in
      let entry = Entry(
        text: issue.comments.map(\.rawValue).joined(separator: "\n"),
        severity: issue.severity,
        line: issue.sourceLocation?.line
      )
      self.log.withLock { $0.append(entry) }
      return nil
    }
  }
}
