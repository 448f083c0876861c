import Foundation
import QiitaViewerModel
import Testing

struct TwoProgramsTests: ~Copyable {
  private let directory = TemporaryDirectory()

  @Test(.timeLimit(.minutes(10)))
  func `two programs that save at once lose nothing of each other's`() async throws {
    let path = directory.url.path()

    async let first = Program.saver.run([path, "first", "60"])
    async let second = Program.saver.run([path, "second", "60"])

    #expect(try await [first.status, second.status] == [0, 0])
    try expectSaved(["first", "second"], 60)
  }

  @Test(.timeLimit(.minutes(10)))
  func `two databases in one program lose nothing of each other's`() async throws {
    let folder = directory.url
    @Sendable func save(_ prefix: String) async throws {
      try await Threads.run {
        let database = FileDatabase(directory: folder)
        for number in 1...60 { try database.save(.sample(id: "\(prefix)-\(number)")) }
      }
    }

    async let first: Void = save("first")
    async let second: Void = save("second")

    _ = try await (first, second)
    try expectSaved(["first", "second"], 60)
  }

  private func expectSaved(_ prefixes: [String], _ count: Int) throws {
    let ids = prefixes.flatMap { prefix in (1...count).map { "\(prefix)-\($0)" } }
    let notices = StorageNotices()
    let saved = try FileDatabase(directory: directory.url, notices: notices).savedItems()
    #expect(saved.count == ids.count)
    #expect(Set(saved.map(\.id)) == Set(ids))
    #expect(notices.takeAll() == [])
  }
}
