import Foundation

/// A program of the package, built with these tests.
struct Program: Sendable {
  /// What a program that has ended left behind.
  struct Outcome: Equatable, Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  static let viewer = Program(name: "QiitaViewer")
  static let saver = Program(name: "qiita-viewer-saver")

  private let name: String

  /// What runs the program instead of running it directly, if anything.
  private var wrapper: [String] = []

  private init(name: String) {
    self.name = name
  }

  /// The same program, whose command line is handed to another.
  func wrapped(in wrapper: [String]) -> Program {
    var program = self
    program.wrapper = wrapper
    return program
  }

  /// Where the program is.
  var path: String {
    get throws {
      // The tests are beside it, or in a bundle beside it.
      for argument in CommandLine.arguments {
        var folder = URL(filePath: argument).absoluteURL
        while folder.pathComponents.count > 1 {
          folder.deleteLastPathComponent()
          let path = folder.appending(path: name).path(percentEncoded: false)
          if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
      }
      throw Missing(name: name)
    }
  }

  /// Starts the program; what it writes to standard error is that of the tests.
  func start(_ arguments: [String], output: Pipe) throws -> Process {
    let process = try makeProcess(arguments)
    process.standardOutput = output
    try process.run()
    return process
  }

  /// Runs the program until it ends.
  func run(_ arguments: [String], input: String = "") async throws -> Outcome {
    try await Threads.run {
      let process = try makeProcess(arguments)
      let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
      process.standardInput = standardInput
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try standardInput.fileHandleForWriting.close()
      let written = try output.fileHandleForReading.readToEnd() ?? Data()
      let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      // A signal must not be taken for a status.
      let isSignalled = process.terminationReason == .uncaughtSignal
      return Outcome(
        status: isSignalled ? -process.terminationStatus : process.terminationStatus,
        output: String(decoding: written, as: UTF8.self),
        errors: String(decoding: complaints, as: UTF8.self)
      )
    }
  }

  private func makeProcess(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = wrapper + [try path] + arguments
    return process
  }

  private struct Missing: Error {
    let name: String
  }
}
