import Heirloom
import Synchronization
import Testing

/// What the last case of each test has read.
enum TouchedLists {
  private static let records: Mutex<[Test.ID: ReadRecord]> = Mutex([:])

  static func keep(_ record: ReadRecord, of test: Test) {
    records.withLock { $0[test.id] = record }
  }

  static func last(of test: Test) -> ReadRecord? {
    records.withLock { $0[test.id] }
  }
}
