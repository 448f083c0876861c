import HeirloomPreviews
import Testing

struct SnapshotFileTests {
  private let directory = TemporaryDirectory()

  @Test func `a file that is missing is written, and fails once`() throws {
    let file = SnapshotFile(path: directory.path + "/graphs/app.lock")

    #expect(throws: SnapshotError.missing(path: file.path)) { try file.check("root (live)\n") }

    try file.check("root (live)\n")
  }

  @Test func `a text that has changed is told line by line, and recorded when that is asked for`()
    throws
  {
    let file = SnapshotFile(path: directory.path + "/app.lock")
    try file.record("root (live)\n  App.store\n")

    let error = #expect(throws: SnapshotError.self) { try file.check("root (live)\n  App.log\n") }

    #expect(
      error.map { "\($0)" } == """
        The snapshot '\(file.path)' has changed. If that is right, accept it with 'record', or delete \
        the file and run again.
        --- \(file.path)
        +++ shown now
        @@ -1,2 +1,2 @@
         root (live)
        -  App.store
        +  App.log
        """
    )
    #expect(try file.record("root (live)\n  App.log\n"))
    #expect(try !file.record("root (live)\n  App.log\n"))
    try file.check("root (live)\n  App.log\n")
  }

  @Test func `a file is found beside a source file`() {
    #expect(
      SnapshotFile(beside: "/project/Tests/A/B.swift", "../app.lock").path
        == "/project/Tests/app.lock"
    )
  }
}
