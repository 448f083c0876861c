import Foundation
import Synchronization

/// A clock that stands at 21 June 2021, 10:51:48 UTC, until somebody puts it forward.
final class SettableClock: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_624_272_708))

  var now: Date { date.withLock { $0 } }

  func advance(by seconds: Int) {
    date.withLock { $0 += Double(seconds) }
  }
}
