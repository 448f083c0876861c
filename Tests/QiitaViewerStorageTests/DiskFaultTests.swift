import Foundation
import Testing

/// What the disk refuses is one line and a status, and nothing saved before is lost.
struct DiskFaultTests: ~Copyable {
  private static let name = "saved-items.json"

  private let directory = TemporaryDirectory()

  deinit {
    // Or else the folder could not be removed.
    try? directory.setPermissions(0o700, of: "")
  }

  @Test func `a file that may not grow is an error and stays as it was`() async throws {
    let saved = try await saveOne()
    let viewer = Program.viewer.wrapped(in: ["sh", "-c", #"ulimit -f 1; exec "$@""#, "sh"])

    let outcome = try await viewer.run(arguments, input: "open 2\nsave\nsaved\n")

    #expect(outcome.status == 1)
    #expect(outcome.errors == "save: \(unwritable("File too large"))")
    #expect(outcome.output.hasSuffix(saved))
    #expect(try directory.names() == [".lock", Self.name])
  }

  @Test(
    .enabled("Needs the right to mount a file system.") { try await PrivateMount.isAvailable },
    arguments: [
      (#"cat /dev/zero >"$2/filler" 2>&-"#, "No space left on device"),
      (#"mount -o remount,ro "$2""#, "Read-only file system"),
    ]
  )
  func `a disk that is full or read-only is an error, and what was saved is there`(
    _ fault: String,
    _ reason: String
  ) async throws {
    try directory.makeFolder("")
    let viewer = PrivateMount.running(
      .viewer,
      """
      printf 'open 1\\nsave\\nsaved\\n' | "$1" --data "$2" || exit
      \(fault)
      printf 'open 2\\nsave\\nsaved\\n' | "$1" --data "$2"
      """
    )

    let outcome = try await viewer.run([directory.path(of: "")])

    #expect(outcome.status == 1)
    #expect(outcome.errors == "save: \(unwritable(reason))")
    let lists = outcome.output.split(separator: "Saved articles\n").dropFirst()
    #expect(lists.count == 2)
    #expect(lists.first?.hasPrefix("==============\n  1 ") == true)
    #expect(
      lists.first?.split(separator: "\n\n").first == lists.last?.split(separator: "\n\n").first
    )
  }

  @Test(.enabled("Needs another user to run as.") { try await OtherUser.isAvailable })
  func `a folder that cannot be written is read, and an error to save in`() async throws {
    let saved = try await saveOne()
    try directory.setPermissions(0o444, of: Self.name)
    try directory.setPermissions(0o555, of: "")
    let viewer = OtherUser.running(.viewer)

    let outcome = try await viewer.run(
      arguments,
      input: "open 2\nsave\ntoken a-sample-token\nsaved\n"
    )

    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        save: \(unwritable("Permission denied"))\
        token: \(unwritable("Permission denied", "access_token"))
        """
    )
    #expect(outcome.output.hasSuffix(saved))
  }

  @Test(
    .enabled("Needs another user to run as.") { try await OtherUser.isAvailable },
    arguments: ["", DiskFaultTests.name]
  )
  func `a folder or a file that cannot be read is an error and stays as it was`(
    _ hidden: String
  ) async throws {
    let saved = try await saveOne()
    try directory.setPermissions(0o755, of: "")
    try directory.setPermissions(0, of: hidden)

    let outcome = try await OtherUser.running(.viewer).run(arguments, input: "saved\nopen 1\n")

    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        saved: Cannot read '\(directory.path(of: Self.name))': Permission denied. Make it readable, or \
        choose another data directory.
        open: There is no article 1, the list is empty; search for something else.

        """
    )
    try directory.setPermissions(0o700, of: hidden)
    #expect(try await list() == saved)
  }

  private var arguments: [String] { ["--data", directory.path(of: "")] }

  private func unwritable(_ reason: String, _ name: String = Self.name) -> String {
    """
    Cannot write '\(directory.path(of: name))': \(reason). Make room for it and make it writable, or \
    choose another data directory.

    """
  }

  /// Saves an article, and returns the list of the saved ones as it is shown.
  private func saveOne() async throws -> String {
    let outcome = try await Program.viewer.run(arguments, input: "open 1\nsave\n")
    try #require(outcome.status == 0)
    return try await list()
  }

  private func list() async throws -> String {
    let outcome = try await Program.viewer.run(arguments, input: "saved\n")
    try #require(outcome.status == 0 && outcome.errors == "")
    let start = try #require(outcome.output.range(of: "Saved articles\n")?.lowerBound)
    let list = String(outcome.output[start...])
    try #require(list.hasPrefix("Saved articles\n==============\n  1 "))
    return list
  }
}
