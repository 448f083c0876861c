/// A small file system that nobody else sees and that goes away with the program.
enum PrivateMount {
  /// A script run with a program as `$1` and the folder, where the file system is, as `$2`.
  static func running(_ program: Program, _ script: String) -> Program {
    let mount = #"mount -t tmpfs -o size=64k tmpfs "$2" || exit 99"#
    return program.wrapped(in: ["unshare", "--mount", "sh", "-c", "\(mount)\n\(script)", "sh"])
  }

  /// Whether it can be made.
  static var isAvailable: Bool {
    get async throws {
      let directory = TemporaryDirectory()
      try directory.makeFolder("")
      return try await running(.viewer, "").run([directory.path(of: "")]).status == 0
    }
  }
}
