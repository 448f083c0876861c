import Foundation
import Heirloom
import Synchronization

/// Collects the failures of one rendering, and names the fixture before one ends the program.
final class FixtureFailures: Sendable {
  private let fixture: String
  private let failures: Mutex<[Failure]> = Mutex([])

  init(of fixture: Fixture) {
    self.fixture = "The fixture '\(fixture.fullName)' (\(fixture.place))"
  }

  /// What has been reported so far.
  var all: [Failure] { failures.withLock { $0 } }

  /// Takes reports.
  var handler: FailureHandler {
    FailureHandler { failure in
      if failure.isFatal {
        TrapNotice.end()
        let message = "\(self.fixture) ends the program:\n"
        try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      } else {
        self.failures.withLock { $0.append(failure) }
      }
    }
  }
}
