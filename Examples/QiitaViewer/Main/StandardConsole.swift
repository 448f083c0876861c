import Foundation
import QiitaViewerScreens

/// The terminal or the pipe that the program was started with.
struct StandardConsole: Console {
  let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

  func readCommand() -> String? {
    if isInteractive { Self.write("> ", to: .standardOutput) }
    let line = readLine()
    if line == nil, isInteractive { Self.write("\n", to: .standardOutput) }
    return line
  }

  func readSecret(_ prompt: String) -> String? {
    guard isInteractive, let answer = getpass(prompt) else { return nil }
    defer { memset(answer, 0, strlen(answer)) }
    return String(cString: answer)
  }

  func show(_ render: (_ width: Int, _ isColored: Bool) -> String) {
    guard isInteractive else {
      Self.write(render(80, false) + "\n", to: .standardOutput)
      return
    }
    let clear = "\u{1B}[H\u{1B}[2J"
    Self.write(clear + render(width, isColored) + "\n", to: .standardOutput)
  }

  func showProgress(_ text: String) {
    Self.write(text, to: .standardOutput)
  }

  func hideProgress() {
    let clearLine = "\r\u{1B}[K"
    Self.write(clearLine, to: .standardOutput)
  }

  func hint(_ text: String) {
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

  private var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(Int(size.ws_col), 120)
  }

  private var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }
}
