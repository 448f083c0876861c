import Foundation
import Heirloom
import QiitaViewerModel
import QiitaViewerScreens
import Testing

struct KillTests: ~Copyable {
  private let directory = TemporaryDirectory()

  @Test(.timeLimit(.minutes(10)), arguments: SavedItemStore.allCases)
  func `a program that is killed loses at most the article it is saving`(
    _ store: SavedItemStore
  ) async throws {
    let folder = directory.url
    var generator = SeededGenerator(seed: 200)
    var known: Set<Item.ID> = []
    var acknowledged = 0
    while acknowledged < 200 {
      let goal = Int.random(in: 0...12, using: &generator)
      let pause = UInt32.random(in: 0...4_000, using: &generator)
      let prefix = "round-\(known.count)"

      let saved = try await Threads.run {
        try Self.saved(in: store, folder, prefix: prefix, killingAfter: goal, pause: pause)
      }

      let scope = Scope.qiitaViewer(dataDirectory: folder, store: store)
      let found = try Set(scope.database.savedItems().map(\.id))
      #expect(scope.storageNotices.takeAll() == [])
      #expect(found.isSuperset(of: known.union(saved)))
      #expect(found.count - known.union(saved).count <= 1)
      known = found
      acknowledged += saved.count
    }

    try Scope.qiitaViewer(dataDirectory: folder, store: store).database.save(.sample)
    #expect(try directory.names() == [".lock", store.fileName])
  }

  /// Runs a program that saves, and kills it a moment after it has acknowledged some articles.
  private static func saved(
    in store: SavedItemStore,
    _ folder: URL,
    prefix: String,
    killingAfter goal: Int,
    pause: UInt32
  ) throws -> [Item.ID] {
    let output = Pipe()
    let saver = try Program.saver.start(
      [store.rawValue, folder.path(percentEncoded: false), prefix, "1000"],
      output: output
    )
    var written = Data()
    while written.count(where: { $0 == UInt8(ascii: "\n") }) < goal {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { break }
      written += piece
    }
    usleep(pause)
    kill(saver.processIdentifier, SIGKILL)
    written += try output.fileHandleForReading.readToEnd() ?? Data()
    saver.waitUntilExit()
    try #require(saver.terminationReason == .uncaughtSignal)
    return String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
