import Foundation

/// The program as it was built.
final class Program: Sendable {
  /// No folder above the running tests holds the program.
  struct MissingProgram: Error {}

  private let process: Process
  private let ends: AsyncStream<Void>
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the program.
  ///
  /// - Parameter arguments: The arguments.
  ///
  /// - Throws: An error of the system, or ``MissingProgram``.
  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try Self.executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    self.process = process
    self.ends = ends
    try process.run()
  }

  /// Waits for the first line of the output, which is short.
  func firstLine() async -> String {
    let handle = output.fileHandleForReading
    return await onThread {
      var line = Data()
      while let byte = try? handle.read(upToCount: 1), byte != Data("\n".utf8), !byte.isEmpty {
        line += byte
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end, and returns the status and what was written and not read before.
  func end() async -> (status: Int32, output: String, errors: String) {
    for await _ in ends {}
    if Task.isCancelled { process.terminate() }
    process.waitUntilExit()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return (process.terminationStatus, texts[0], texts[1])
  }

  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  /// The program, which is in the folder of the running tests or in one that this is in.
  private static var executable: URL {
    get throws {
      let tests = CommandLine.arguments.filter { $0.contains(".xctest") }
      for start in tests + CommandLine.arguments.prefix(1) {
        var folder = URL(filePath: start).absoluteURL
        while folder.pathComponents.count > 1 {
          folder.deleteLastPathComponent()
          let program = folder.appending(path: "RequestScope", directoryHint: .notDirectory)
          let values = try? program.resourceValues(forKeys: [.isRegularFileKey])
          if values?.isRegularFile == true { return program }
        }
      }
      throw MissingProgram()
    }
  }
}
