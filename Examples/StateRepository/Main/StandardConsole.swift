import Foundation
import StateRepositoryScreens

/// The terminal or the pipe that the program was started with.
struct StandardConsole: Console {
  private let isInteractive = isatty(STDIN_FILENO) == 1

  func readCommand() -> String? {
    if isInteractive { Self.write("> ", to: .standardOutput) }
    let line = readLine()
    // A script does not show by itself what it has typed.
    if let line, !isInteractive { Self.write("> \(line)\n", to: .standardOutput) }
    return line
  }

  func show(_ text: String) {
    Self.write("\(text)\n", to: .standardOutput)
  }

  func report(_ message: String) {
    Self.write("\(message)\n", to: .standardError)
  }

  /// Writes a text; a program that cannot show what it does had better end.
  static func write(_ text: String, to file: FileHandle) {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      let message = "Cannot write the output; send it to where there is room.\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(1)
    }
  }
}
