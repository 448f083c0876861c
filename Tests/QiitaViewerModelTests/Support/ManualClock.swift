import Foundation
import Synchronization

/// A clock that shows the time it was set to.
final class ManualClock: Sendable {
  private let moment: Mutex<Date>

  init(_ secondsSince1970: Double = 0) {
    moment = Mutex(Date(timeIntervalSince1970: secondsSince1970))
  }

  var now: Date { moment.withLock { $0 } }

  func set(_ secondsSince1970: Double) {
    moment.withLock { $0 = Date(timeIntervalSince1970: secondsSince1970) }
  }
}
