import Foundation

/// Where a command writes: what it was asked for, what went wrong, and how far it is.
public struct FixtureOutput: Sendable {
  /// The columns that there are for a screen.
  public var width: Int

  /// Whether what was asked for is coloured.
  public var isColored: Bool

  /// Writes what was asked for.
  public var write: @Sendable (String) throws -> Void

  /// Writes what went wrong, line by line.
  public var report: @Sendable (String) -> Void

  /// Tells a person how far long work is; none where nobody looks.
  ///
  /// Each line replaces the one before; an empty one is the end.
  public var showProgress: (@Sendable (String) -> Void)?

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - width: The columns that there are for a screen.
  ///   - isColored: Whether what was asked for is coloured.
  ///   - write: Writes what was asked for.
  ///   - report: Writes what went wrong, line by line.
  ///   - showProgress: Tells a person how far long work is; none where nobody looks.
  public init(
    width: Int = 80,
    isColored: Bool = false,
    write: @escaping @Sendable (String) throws -> Void,
    report: @escaping @Sendable (String) -> Void,
    showProgress: (@Sendable (String) -> Void)? = nil
  ) {
    self.width = width
    self.isColored = isColored
    self.write = write
    self.report = report
    self.showProgress = showProgress
  }

  /// The terminal or the pipes that the program was started with.
  ///
  /// A terminal gets colour unless the environment says `NO_COLOR` or `TERM=dumb`; a pipe never does.
  public static var standard: FixtureOutput {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isWatched = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let showProgress: @Sendable (String) -> Void = { writeError("\r\($0)\u{1B}[K") }
    return FixtureOutput(
      width: isTerminal ? terminalWidth : 80,
      isColored: isTerminal && !isPlain,
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      report: { writeError($0 + "\n") },
      showProgress: isWatched ? showProgress : nil
    )
  }

  private static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(Int(size.ws_col), 120)
  }
}
