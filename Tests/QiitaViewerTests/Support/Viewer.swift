import Foundation

/// The program as it was built, run as a person's script would.
struct Viewer {
  let status: Int32
  let output: String
  let errors: String

  /// The titles of the rows of each screen, in order.
  var titles: [[String]] {
    output.split(separator: "Search\n======\n").map { screen in
      screen.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        guard line.hasPrefix(" "), parts.count == 2, Int(parts[0]) != nil else { return nil }
        return String(parts[1])
      }
    }
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, besides those for the folder.
  ///   - commands: What is typed.
  ///   - token: The token that is set beforehand, if any.
  ///
  /// - Returns: What came of it.
  ///
  /// - Throws: An error of the system, or ``MissingProgram``.
  static func run(
    _ arguments: [String],
    typing commands: [String] = [],
    token: String? = nil
  ) async throws -> Viewer {
    let data = try TemporaryDirectory()
    if let token { try data.write("\(token)\n", to: "access_token") }
    let streams = try TemporaryDirectory()
    try streams.write(commands.map { "\($0)\n" }.joined(), to: "input")

    let process = Process()
    process.executableURL = try executable
    process.arguments = ["--data", data.path] + arguments
    // Nothing of who runs the tests: above all, no proxy.
    process.environment = ["HOME": data.path, "TZ": "UTC", "LC_ALL": "C"]
    process.standardInput = try FileHandle(forReadingFrom: streams.url.appending(path: "input"))
    process.standardOutput = try streams.makeFile("output")
    process.standardError = try streams.makeFile("errors")
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    if Task.isCancelled { process.terminate() }
    process.waitUntilExit()
    return Viewer(
      status: process.terminationStatus,
      output: try streams.contents(of: "output"),
      errors: try streams.contents(of: "errors")
    )
  }

  /// The program, which is in the folder of the running tests or in one that this is in.
  private static var executable: URL {
    get throws {
      let tests = CommandLine.arguments.filter { $0.contains(".xctest") }
      for start in tests + CommandLine.arguments.prefix(1) {
        var folder = URL(filePath: start).absoluteURL
        while folder.pathComponents.count > 1 {
          folder.deleteLastPathComponent()
          let program = folder.appending(path: "QiitaViewer", directoryHint: .notDirectory)
          let values = try? program.resourceValues(forKeys: [.isRegularFileKey])
          if values?.isRegularFile == true { return program }
        }
      }
      throw MissingProgram()
    }
  }

  /// No folder above the running tests holds the program.
  struct MissingProgram: Error {}
}
