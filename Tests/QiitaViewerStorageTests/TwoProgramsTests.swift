import Foundation
import Heirloom
import QiitaViewerModel
import QiitaViewerScreens
import Testing

struct TwoProgramsTests: ~Copyable {
  private let directory = TemporaryDirectory()

  @Test(.timeLimit(.minutes(10)), arguments: SavedItemStore.allCases)
  func `two programs that save at once lose nothing of each other's`(
    _ store: SavedItemStore
  ) async throws {
    let path = directory.path(of: "")

    async let first = Program.saver.run([store.rawValue, path, "first", "60"])
    async let second = Program.saver.run([store.rawValue, path, "second", "60"])

    #expect(try await [first.status, second.status] == [0, 0])
    try expectSaved(["first", "second"], 60, in: store)
  }

  @Test(.timeLimit(.minutes(10)), arguments: SavedItemStore.allCases)
  func `two databases in one program lose nothing of each other's`(
    _ store: SavedItemStore
  ) async throws {
    let folder = directory.url
    @Sendable func save(_ prefix: String) async throws {
      try await Threads.run {
        let database = Scope.qiitaViewer(dataDirectory: folder, store: store).database
        for number in 1...60 { try database.save(.sample(id: "\(prefix)-\(number)")) }
      }
    }

    async let first: Void = save("first")
    async let second: Void = save("second")

    _ = try await (first, second)
    try expectSaved(["first", "second"], 60, in: store)
  }

  private func expectSaved(_ prefixes: [String], _ count: Int, in store: SavedItemStore) throws {
    let ids = prefixes.flatMap { prefix in (1...count).map { "\(prefix)-\($0)" } }
    let scope = Scope.qiitaViewer(dataDirectory: directory.url, store: store)
    let saved = try scope.database.savedItems()
    #expect(saved.count == ids.count)
    #expect(Set(saved.map(\.id)) == Set(ids))
    #expect(scope.storageNotices.takeAll() == [])
  }
}
