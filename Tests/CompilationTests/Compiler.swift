import Foundation

/// The compiler that built these tests, or the one that `SWIFT_EXEC` names.
///
/// Its frontend checks the diagnostics that a program announces in comments. The frontend is no
/// stable interface; that is acceptable in a test.
enum Compiler {
  /// Compiles a program, up to the stage that finds escaping lifetimes, and checks what is reported.
  ///
  /// - Parameter program: The program.
  ///
  /// - Returns: What the compiler printed, which is nothing when the diagnostics are as announced.
  ///
  /// - Throws: ``MissingModules``, or that the compiler was not found.
  static func complaints(about program: Program) throws -> String {
    guard let modules else { throw MissingModules() }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      command + ["-frontend", "-emit-sil", "-o", "/dev/null"] + platform
      + ["-verify", "-verify-ignore-unrelated", "-swift-version", "6", "-parse-as-library"]
      + ["-module-name", "Program", "-I", modules.path(), program.file.path()] + (try program.flags)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0, printed.isEmpty { return "The compiler failed silently." }
    return printed
  }

  /// The folder of compiled modules, found from the running tests for any configuration.
  private static let modules: URL? = {
    for start in [executable, bundle].compactMap(\.self) {
      var folder = start
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let modules = folder.appending(path: "Modules")
        let module = modules.appending(path: "Heirloom.swiftmodule").path()
        if FileManager.default.fileExists(atPath: module) { return modules }
      }
    }
    return nil
  }()

  private static var executable: URL? {
    CommandLine.arguments.first.map { URL(filePath: $0).absoluteURL }
  }

  /// Where the tests are a bundle that another executable loads, its path is an argument.
  private static var bundle: URL? {
    CommandLine.arguments.first { $0.contains(".xctest") }.map { URL(filePath: $0).absoluteURL }
  }

  private static var command: [String] {
    if let named = ProcessInfo.processInfo.environment["SWIFT_EXEC"] { return [named] }
    #if os(macOS)
    return ["xcrun", "swiftc"]
    #else
    return ["swiftc"]
    #endif
  }

  /// What the driver would add for the platform.
  private static var platform: [String] {
    #if os(macOS)
    let root = ProcessInfo.processInfo.environment["SDKROOT"] ?? Self.developmentKit
    #if arch(arm64)
    return ["-target", "arm64-apple-macos15.0", "-sdk", root]
    #else
    return ["-target", "x86_64-apple-macos15.0", "-sdk", root]
    #endif
    #else
    return []
    #endif
  }

  #if os(macOS)
  private static let developmentKit: String = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xcrun")
    process.arguments = ["--show-sdk-path"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return "" }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }()
  #endif

  /// No folder above the running tests holds the compiled library.
  struct MissingModules: Error {}
}
