import Foundation
import Heirloom
import HeirloomPreviews
public import QiitaViewerModel

/// Reads commands and shows screens until the session or the input ends.
@MainActor
public struct ViewerLoop {
  private let session: ViewerSession
  private let console: any Console
  private let notices: StorageNotices
  private let sleep: @Sendable (Duration) async throws -> Void

  /// How long a person waits without being told that the program works.
  private static let patience = Duration.milliseconds(300)

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - session: The session that carries out the commands.
  ///   - console: Where they are typed.
  ///   - notices: What is to be told about files that were kept aside.
  ///   - sleep: Waits before a person is told that something takes long.
  public init(
    session: ViewerSession,
    console: any Console,
    notices: StorageNotices = StorageNotices(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.session = session
    self.console = console
    self.notices = notices
    self.sleep = sleep
  }

  /// Runs until the end.
  ///
  /// - Returns: The exit status: 1 when a command of a script failed, or a file was kept aside, else 0.
  public func run() async -> Int32 {
    var hasFailed = false
    await attempt("search", &hasFailed) { try await session.start() }
    if console.isInteractive { console.hint("Try 'open 1', or 'help'.") }
    while !session.isEnded, let line = console.readCommand() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      await carryOut(line, &hasFailed)
    }
    return hasFailed && !console.isInteractive ? 1 : 0
  }

  private func carryOut(_ line: String, _ hasFailed: inout Bool) async {
    var command: Command
    do {
      command = try Command(line)
    } catch {
      hasFailed = true
      report(error)
      return
    }
    if command == .token("") {
      guard let token = console.readSecret("Access token (not shown): ") else {
        hasFailed = true
        report(CommandError.argumentMissing("token", "token VALUE"))
        return
      }
      guard token.contains(where: { !$0.isWhitespace }) else {
        hasFailed = true
        report(CommandError.nothingEntered)
        return
      }
      command = .token(token)
    }
    await attempt(command.word, &hasFailed) { try await session.perform(command) }
    if command == .help {
      console.show { width, _ in
        PlainText.lines(of: Command.explanation, width: width).joined(separator: "\n") + "\n"
      }
    }
  }

  /// Shows the screen after something that may fail; a failure is reported, too.
  private func attempt(
    _ word: String,
    _ hasFailed: inout Bool,
    _ operation: () async throws -> Void
  ) async {
    do {
      try await withProgress(operation)
      if !session.isEnded, word != "help" { show() }
    } catch {
      hasFailed = true
      // A person looks at the screen that the failure left behind; a script reads the line alone.
      if console.isInteractive { show() }
      report(error, during: word)
    }
    // The command went on, but with less than had been kept: a script must be able to tell.
    for notice in notices.takeAll() {
      hasFailed = true
      report(notice.description)
    }
  }

  /// Tells a person that something takes long while it does.
  private func withProgress(_ operation: () async throws -> Void) async rethrows {
    guard console.isInteractive else { return try await operation() }
    var isShown = false
    let progress = Task {
      try? await sleep(Self.patience)
      guard !Task.isCancelled else { return }
      console.showProgress("Loading …")
      isShown = true
    }
    defer {
      progress.cancel()
      if isShown { console.hideProgress() }
    }
    try await operation()
  }

  /// Reports a failure in one line that is harmless to a terminal.
  private func report(_ error: any Error, during word: String? = nil) {
    report((error as? any LocalizedError)?.errorDescription ?? "\(error)", during: word)
  }

  private func report(_ message: String, during word: String? = nil) {
    let harmless = PlainText.harmless(message).replacing("\n", with: " ")
    let line = PlainText.truncated(harmless, to: 400)
    console.report(word.map { "\($0): \(line)" } ?? line)
  }

  private func show() {
    console.show { width, isColored in
      session.render { screen, scope in
        let renderer = TextRenderer(width: width, isColored: isColored)
        return Self.text(of: screen, in: scope, renderer)
      }
    }
  }

  private static func text(
    of screen: some ViewerScreen,
    in scope: Scope,
    _ renderer: TextRenderer
  ) -> String {
    renderer.render(screen, in: scope)
  }
}
