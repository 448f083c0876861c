import Foundation
import QiitaViewerScreens
import Testing

/// What the disk refuses is one line and a status, and nothing saved before is lost.
struct DiskFaultTests: ~Copyable {
  /// What happens to a disk after something was saved, and what is to be said of it.
  struct Fault {
    let command: String
    let file: String
    let database: String

    func reason(_ store: SavedItemStore) -> String {
      store == .file ? file : database
    }
  }

  private let directory = TemporaryDirectory()

  deinit {
    // Or else the folder could not be removed.
    try? directory.setPermissions(0o700, of: "")
  }

  @Test(arguments: SavedItemStore.allCases)
  func `a file that may not grow is an error and stays as it was`(
    _ store: SavedItemStore
  ) async throws {
    let saved = try await saveOne(in: store)
    let viewer = Program.viewer.wrapped(in: ["sh", "-c", #"ulimit -f 1; exec "$@""#, "sh"])

    let outcome = try await viewer.run(arguments(store), input: "open 2\nsave\nsaved\n")

    #expect(outcome.status == 1)
    #expect(outcome.errors == "save: \(unwritable("File too large", store.fileName))")
    #expect(outcome.output.hasSuffix(saved))
    #expect(try directory.names() == [".lock", store.fileName])
  }

  @Test(
    .enabled("Needs the right to mount a file system.") { try await PrivateMount.isAvailable },
    arguments: SavedItemStore.allCases,
    [
      Fault(
        command: #"cat /dev/zero >"$2/filler" 2>&-"#,
        file: "No space left on device",
        database: "database or disk is full"
      ),
      Fault(
        command: #"mount -o remount,ro "$2""#,
        file: "Read-only file system",
        database: "attempt to write a readonly database"
      ),
    ]
  )
  func `a disk that is full or read-only is an error, and what was saved is there`(
    _ store: SavedItemStore,
    _ fault: Fault
  ) async throws {
    try directory.makeFolder("")
    let viewer = #""$1" --data "$2" \#(store.arguments.joined(separator: " "))"#
    let script = PrivateMount.running(
      .viewer,
      """
      printf 'open 1\\nsave\\nsaved\\n' | \(viewer) || exit
      \(fault.command)
      printf 'open 2\\nsave\\nsaved\\n' | \(viewer)
      """
    )

    let outcome = try await script.run([directory.path(of: "")])

    #expect(outcome.status == 1)
    #expect(outcome.errors == "save: \(unwritable(fault.reason(store), store.fileName))")
    let lists = outcome.output.split(separator: "Saved articles\n").dropFirst()
    #expect(lists.count == 2)
    #expect(lists.first?.hasPrefix("==============\n  1 ") == true)
    #expect(
      lists.first?.split(separator: "\n\n").first == lists.last?.split(separator: "\n\n").first
    )
  }

  @Test(
    .enabled("Needs another user to run as.") { try await OtherUser.isAvailable },
    arguments: SavedItemStore.allCases
  )
  func `a folder that cannot be written is read, and an error to save in`(
    _ store: SavedItemStore
  ) async throws {
    let saved = try await saveOne(in: store)
    try directory.setPermissions(0o444, of: store.fileName)
    try directory.setPermissions(0o555, of: "")
    let viewer = OtherUser.running(.viewer)

    let outcome = try await viewer.run(
      arguments(store),
      input: "open 2\nsave\ntoken a-sample-token\nsaved\n"
    )

    #expect(outcome.status == 1)
    let reason = store == .file ? "Permission denied" : "attempt to write a readonly database"
    #expect(
      outcome.errors == """
        save: \(unwritable(reason, store.fileName))\
        token: \(unwritable("Permission denied", "access_token"))
        """
    )
    #expect(outcome.output.hasSuffix(saved))
  }

  @Test(
    .enabled("Needs another user to run as.") { try await OtherUser.isAvailable },
    arguments: SavedItemStore.allCases,
    [true, false]
  )
  func `a folder or a file that cannot be read is an error and stays as it was`(
    _ store: SavedItemStore,
    _ isFolder: Bool
  ) async throws {
    let saved = try await saveOne(in: store)
    let hidden = isFolder ? "" : store.fileName
    try directory.setPermissions(0o755, of: "")
    try directory.setPermissions(0, of: hidden)

    let outcome = try await OtherUser.running(.viewer).run(
      arguments(store),
      input: "saved\nopen 1\n"
    )

    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        saved: Cannot read '\(directory.path(of: store.fileName))': Permission denied. Make it readable, or \
        choose another data directory.
        open: There is no article 1, the list is empty; search for something else.

        """
    )
    try directory.setPermissions(0o700, of: hidden)
    #expect(try await list(in: store) == saved)
  }

  private func arguments(_ store: SavedItemStore) -> [String] {
    ["--data", directory.path(of: "")] + store.arguments
  }

  private func unwritable(_ reason: String, _ name: String) -> String {
    """
    Cannot write '\(directory.path(of: name))': \(reason). Make room for it and make it writable, or \
    choose another data directory.

    """
  }

  /// Saves an article, and returns the list of the saved ones as it is shown.
  private func saveOne(in store: SavedItemStore) async throws -> String {
    let outcome = try await Program.viewer.run(arguments(store), input: "open 1\nsave\n")
    try #require(outcome.status == 0)
    return try await list(in: store)
  }

  private func list(in store: SavedItemStore) async throws -> String {
    let outcome = try await Program.viewer.run(arguments(store), input: "saved\n")
    try #require(outcome.status == 0 && outcome.errors == "")
    let start = try #require(outcome.output.range(of: "Saved articles\n")?.lowerBound)
    let list = String(outcome.output[start...])
    try #require(list.hasPrefix("Saved articles\n==============\n  1 "))
    return list
  }
}
