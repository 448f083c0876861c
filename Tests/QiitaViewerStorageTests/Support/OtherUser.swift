import Foundation

/// A user who is not root: root may read and write everything.
enum OtherUser {
  private static let nobody = "65534"

  /// The program, run as another user unless the tests are run by one.
  static func running(_ program: Program) -> Program {
    guard geteuid() == 0 else { return program }
    return program.wrapped(
      in: ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"]
    )
  }

  /// Whether the program can be run in that way, which depends on where it was built, too.
  static var isAvailable: Bool {
    get async throws {
      try await running(.viewer).run(["--help"]).status == 0
    }
  }
}
