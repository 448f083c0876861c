import Foundation

/// A program that has been run to its end.
struct Run {
  let status: Int32
  let isTrap: Bool
  let output: String
  let errors: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - environment: What it finds in its environment; that of the tests if there is none.
  ///
  /// - Throws: An error of the system.
  init(_ program: URL, _ arguments: [String], environment: [String: String]? = nil) async throws {
    let directory = try TemporaryDirectory()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.makeFile("output", in: directory)
    process.standardError = try Self.makeFile("errors", in: directory)
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    if Task.isCancelled { process.terminate() }
    process.waitUntilExit()
    status = process.terminationStatus
    isTrap = process.terminationReason == .uncaughtSignal
    output = try String(contentsOf: directory.url.appending(path: "output"), encoding: .utf8)
    errors = try String(contentsOf: directory.url.appending(path: "errors"), encoding: .utf8)
  }

  private static func makeFile(
    _ name: String,
    in directory: TemporaryDirectory
  ) throws -> FileHandle {
    let url = directory.url.appending(path: name)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
