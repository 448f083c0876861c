import Foundation
import StateRepositoryModel
import Testing

struct FileUserCacheTests {
  private static let directory = Cached(
    UserDirectory(users: InProcessUserOrigin.samples(3), nextKey: "sample-03"),
    savedAt: Date(timeIntervalSince1970: 1_000)
  )

  @Test func `what is saved is there for the next program`() throws {
    let folder = try TemporaryFolder()
    let user = Cached(
      User(handle: "sample-09", name: "Sample \"Nine\" 九"),
      savedAt: Date(timeIntervalSince1970: 2_000.25)
    )
    let cache = try FileUserCache(path: folder.path("users.json"))
    #expect(cache.directory() == nil)

    cache.saveDirectory(Self.directory)
    cache.saveUser(user, for: "sample-09")
    let reopened = try FileUserCache(path: folder.path("users.json"))

    #expect(reopened.directory() == Self.directory)
    #expect(reopened.user("sample-09") == user)
    #expect(reopened.user("sample-01") == nil)
    reopened.saveDirectory(nil)
    reopened.saveUser(nil, for: "sample-09")
    let emptied = try FileUserCache(path: folder.path("users.json"))
    #expect(emptied.directory() == nil)
    #expect(emptied.user("sample-09") == nil)
    #expect(cache.takeProblem() == nil)
  }

  @Test(arguments: [
    "", "{", "[]", "{\"version\":1}", "{\"version\":1,\"users\":{},\"directory\":7}",
  ])
  func `a file that makes no sense is refused and stays`(_ contents: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("users.json")
    try Data(contents.utf8).write(to: URL(filePath: path))

    #expect(throws: UserCacheError.corrupt(path: path)) { try FileUserCache(path: path) }

    #expect(try String(contentsOfFile: path, encoding: .utf8) == contents)
  }

  @Test(arguments: ["{\"version\":2,\"users\":{}}", "{\"version\":2,\"people\":[]}"])
  func `a file of another version is refused and stays`(_ contents: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("users.json")
    try Data(contents.utf8).write(to: URL(filePath: path))

    #expect(throws: UserCacheError.otherVersion(path: path, version: 2)) {
      try FileUserCache(path: path)
    }

    #expect(try String(contentsOfFile: path, encoding: .utf8) == contents)
  }

  @Test func `what is no file is refused`() throws {
    let folder = try TemporaryFolder()

    #expect(throws: UserCacheError.unreadable(path: folder.path(""))) {
      try FileUserCache(path: folder.path(""))
    }
  }

  @Test func `what cannot be written is kept, and told once`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing/users.json")
    let cache = try FileUserCache(path: path)

    cache.saveDirectory(Self.directory)

    #expect(cache.directory() == Self.directory)
    #expect(cache.takeProblem() == .unwritable(path: path))
    #expect(cache.takeProblem() == nil)
  }
}
