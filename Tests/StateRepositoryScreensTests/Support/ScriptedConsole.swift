import StateRepositoryScreens

/// A script in place of a person.
@MainActor
final class ScriptedConsole: Console {
  private var lines: [String]
  private(set) var shown: [String] = []
  private(set) var reports: [String] = []

  init(_ lines: [String]) {
    self.lines = lines.reversed()
  }

  func readCommand() -> String? { lines.popLast() }

  func show(_ text: String) { shown.append(text) }

  func report(_ message: String) { reports.append(message) }
}
