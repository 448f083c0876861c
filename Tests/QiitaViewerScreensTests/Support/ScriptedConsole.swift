import QiitaViewerScreens

/// A console whose input is a script and whose output is kept.
@MainActor
final class ScriptedConsole: Console {
  let isInteractive: Bool

  /// What was shown, reported and asked for, in order.
  private(set) var transcript: [String] = []

  /// What a person was told could be done.
  private(set) var hints: [String] = []

  private var lines: [String]
  private var secrets: [String]

  private let onProgress: () -> Void

  init(
    _ lines: [String],
    secrets: [String] = [],
    isInteractive: Bool = false,
    onProgress: @escaping () -> Void = {}
  ) {
    self.lines = lines
    self.secrets = secrets
    self.isInteractive = isInteractive
    self.onProgress = onProgress
  }

  var unreadLines: [String] { lines }

  func readCommand() -> String? {
    lines.isEmpty ? nil : lines.removeFirst()
  }

  func readSecret(_ prompt: String) -> String? {
    guard isInteractive else { return nil }
    transcript.append("asked: \(prompt)")
    return secrets.isEmpty ? nil : secrets.removeFirst()
  }

  func show(_ render: (_ width: Int, _ isColored: Bool) -> String) {
    transcript.append("shown:\n\(render(80, false))")
  }

  func showProgress(_ text: String) {
    transcript.append("progress: \(text)")
    onProgress()
  }

  func hideProgress() {
    transcript.append("progress hidden")
  }

  func hint(_ text: String) {
    hints.append(text)
  }

  func report(_ message: String) {
    transcript.append("reported: \(message)")
  }
}
