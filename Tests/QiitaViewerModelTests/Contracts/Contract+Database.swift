import Foundation
import HeirloomTesting
import QiitaViewerModel

/// A new database and the clock that it looks at, which shows 100 at first.
struct ClockedDatabase: Sendable {
  let database: any Database
  let clock: ManualClock
}

extension Contract where Subject == ClockedDatabase {
  /// What every database promises.
  static var database: Contract {
    Contract {
      Law("a new database is empty") { subject in
        let database = subject.database
        return try database.savedItems() == [] && !database.hasItem(id: "item-1")
      }
      Law("a saved article is there with the moment it was saved") { subject in
        let database = subject.database
        try database.save(.numbered(1))
        return try database.savedItems() == [.numbered(1, at: 100)]
          && database.savedItem(id: "item-1") == .numbered(1, at: 100)
          && database.savedItem(id: "item-2") == nil
          && database.hasItem(id: "item-1") && !database.hasItem(id: "item-2")
      }
      Law("saving twice keeps one, from the first time") { subject in
        let database = subject.database
        try database.save(.numbered(1))
        subject.clock.set(200)
        try database.save(.numbered(1, title: "Another title"))
        return try database.savedItems() == [.numbered(1, at: 100)]
      }
      Law("the last saved is first, also within one moment and when the clock goes back") {
        subject in
        let database = subject.database
        for number in [5, 6, 4] { try database.save(.numbered(number)) }
        subject.clock.set(50)
        try database.save(.numbered(3))
        subject.clock.set(200)
        try database.save(.numbered(1))
        return try database.savedItems() == [
          .numbered(1, at: 200), .numbered(4, at: 100), .numbered(6, at: 100),
          .numbered(5, at: 100), .numbered(3, at: 50),
        ]
      }
      Law("deleting removes one article, and an unknown one does nothing") { subject in
        let database = subject.database
        try database.save(.numbered(1))
        try database.save(.numbered(2))
        try database.delete(id: "item-1")
        try database.delete(id: "item-1")
        return try database.savedItems() == [.numbered(2, at: 100)]
          && !database.hasItem(id: "item-1")
      }
      Law("an article saved again after its deletion has a new moment") { subject in
        let database = subject.database
        try database.save(.numbered(1))
        try database.delete(id: "item-1")
        subject.clock.set(300)
        try database.save(.numbered(1))
        return try database.savedItems() == [.numbered(1, at: 300)]
      }
      Law("articles saved from many tasks are all there") { subject in
        let database = subject.database
        try await withThrowingTaskGroup { group in
          for number in 1...20 { group.addTask { try database.save(.numbered(number)) } }
          try await group.waitForAll()
        }
        return try Set(database.savedItems().map(\.id)) == Set((1...20).map { "item-\($0)" })
      }
    }
  }
}

extension SavedItem {
  /// A numbered article, saved at a moment.
  static func numbered(_ number: Int, at seconds: Double) -> SavedItem {
    SavedItem(item: .numbered(number), insertedAt: Date(timeIntervalSince1970: seconds))
  }
}
