import Foundation
import Synchronization
import Testing

/// Turns what goes wrong in one case of a test into issues of that case, and of no other.
final class CaseReporter: Sendable {
  private struct State: Sendable {
    var hasEnded = false
    var waiting: [Finding] = []
  }

  private let test: Test
  private let state = Mutex(State())

  init(of test: Test) {
    self.test = test
  }

  /// Reports a finding.
  ///
  /// In a task of the case it is an issue at once, which `withKnownIssue` sees. A thread or a detached
  /// task does not know which test it works for, so its findings wait for the end of the case.
  func report(_ finding: Finding) {
    let isOwnTask = CaseScope.current?.reporter === self
    let hasEnded = state.withLock { state in
      if !state.hasEnded, !isOwnTask { state.waiting.append(finding) }
      return state.hasEnded
    }
    if hasEnded {
      let text = "After the test '\(test.name)' had ended: \(finding.text)\n"
      FileHandle.standardError.write(Data(text.utf8))
    } else if isOwnTask {
      finding.record(in: test)
    }
  }

  /// Ends the case: what waits is recorded, and what comes later is printed.
  func end() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.hasEnded = true
      return state.waiting
    }
    for finding in waiting { finding.record(in: test) }
  }
}
