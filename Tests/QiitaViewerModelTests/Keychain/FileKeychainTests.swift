import Foundation
import QiitaViewerModel
import Testing

struct FileKeychainTests: ~Copyable {
  private static let name = "access_token"

  private let directory = TemporaryDirectory()

  @Test func `a keychain without a file has no token and makes nothing`() throws {
    let keychain = FileKeychain(directory: directory.url)

    #expect(try keychain.loadAccessToken() == nil)
    #expect(keychain.accessToken == nil)
    #expect(!FileManager.default.fileExists(atPath: directory.path(of: "")))
  }

  @Test(arguments: ["token", " to ken ", "", "日本語", "ends with a newline\n"])
  func `a second keychain reads the token exactly`(_ token: String) throws {
    let keychain = FileKeychain(directory: directory.url)
    let other = FileKeychain(directory: directory.url)

    try keychain.setAccessToken(token)

    #expect(try other.loadAccessToken() == token)
    #expect(other.accessToken == token)
  }

  @Test func `a pipe in place of the file is an error, for the account too`() async throws {
    try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
    let path = directory.path(of: Self.name)
    try #require(mkfifo(path, 0o600) == 0)
    let keychain = FileKeychain(directory: directory.url)
    let account = await AccountViewModel(apiClient: StubAPIClient(), keychain: keychain)

    let error = StorageError.unreadable(path: path, reason: "it is not a regular file")
    #expect(throws: error) { try keychain.loadAccessToken() }
    #expect(keychain.accessToken == nil)
    await account.updateUser()
    #expect(await account.errorMessage == error.description)
  }

  @Test func `a new token replaces the old one and leaves no other file`() throws {
    let keychain = FileKeychain(directory: directory.url)

    try keychain.setAccessToken("a longer old token")
    try keychain.setAccessToken("new")

    #expect(try directory.contents(of: Self.name) == "new\n")
    #expect(try directory.names() == [".lock", Self.name])
  }

  @Test func `the file and the folders made for it are the owner's only`() throws {
    let inner = directory.url.appending(path: "inner", directoryHint: .isDirectory)

    try FileKeychain(directory: inner).setAccessToken("token")

    #expect(try directory.permissions(of: "inner/\(Self.name)") == 0o600)
    #expect(try directory.permissions(of: "inner") == 0o700)
    #expect(try directory.permissions(of: "") == 0o700)
  }

  @Test func `a file that others could read becomes the owner's only`() throws {
    try directory.write("old", to: Self.name)
    try directory.setPermissions(0o644, of: Self.name)

    try FileKeychain(directory: directory.url).setAccessToken("new")

    #expect(try directory.permissions(of: Self.name) == 0o600)
  }

  @Test func `a folder that exists keeps its permissions`() throws {
    try directory.write("", to: "neighbour")
    try directory.setPermissions(0o755, of: "")

    try FileKeychain(directory: directory.url).setAccessToken("token")

    #expect(try directory.permissions(of: "") == 0o755)
  }

  @Test func `setting nil removes the file, and once more does nothing`() throws {
    let keychain = FileKeychain(directory: directory.url)
    try keychain.setAccessToken("token")

    try keychain.setAccessToken(nil)
    try keychain.setAccessToken(nil)

    #expect(try directory.names() == [".lock"])
    #expect(keychain.accessToken == nil)
  }

  @Test func `a file written by hand needs no newline`() throws {
    try directory.write("token", to: Self.name)

    #expect(try FileKeychain(directory: directory.url).loadAccessToken() == "token")
  }

  @Test(arguments: [Data(), Data([0xFF, 0xFE])])
  func `a file that is empty or no text is kept aside, said so, and is no token`(
    _ contents: Data
  ) throws {
    try directory.write("", to: Self.name)
    try contents.write(to: directory.url.appending(path: Self.name))
    let notices = StorageNotices()
    let keychain = FileKeychain(directory: directory.url, notices: notices)

    #expect(keychain.accessToken == nil)
    #expect(try keychain.loadAccessToken() == nil)

    let aside = "\(Self.name).corrupt-1"
    #expect(
      notices.takeAll()
        == [StorageNotice(path: directory.path(of: Self.name), newPath: directory.path(of: aside))]
    )
    #expect(try directory.names() == [".lock", aside])
    #expect(try Data(contentsOf: directory.url.appending(path: aside)) == contents)
  }

  @Test func `what a killed program was about to write is removed with the token`() throws {
    try directory.write("half a tok", to: ".\(Self.name).new")

    try FileKeychain(directory: directory.url).setAccessToken(nil)

    #expect(try directory.names() == [".lock"])
  }

  @Test func `removing a token where there is none makes nothing`() throws {
    try FileKeychain(directory: directory.url).setAccessToken(nil)

    #expect(!FileManager.default.fileExists(atPath: directory.path(of: "")))
  }

  @Test func `a folder that cannot be made is an error that names the file`() throws {
    try directory.write("", to: "file")
    let keychain = FileKeychain(directory: directory.url.appending(path: "file/folder"))

    #expect(
      throws: StorageError.unwritable(
        path: directory.path(of: "file/folder/\(Self.name)"),
        reason: "Not a directory"
      )
    ) {
      try keychain.setAccessToken("token")
    }
  }

  @Test func `a file that cannot be replaced or removed is an error and nothing is left`() throws {
    try directory.makeFolder("\(Self.name)/full")
    let keychain = FileKeychain(directory: directory.url)
    let error = StorageError.unwritable(
      path: directory.path(of: Self.name),
      reason: "Is a directory"
    )

    #expect(keychain.accessToken == nil)
    #expect(throws: error) { try keychain.setAccessToken("token") }
    #expect(throws: error) { try keychain.setAccessToken(nil) }
    #expect(try directory.names() == [".lock", Self.name])
  }
}
