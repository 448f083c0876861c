/// The arguments of one command, taken one by one.
struct FixtureArguments {
  private var rest: [String]
  private let command: String

  init(_ arguments: some Sequence<String>, of command: String) {
    rest = Array(arguments)
    self.command = command
  }

  /// Takes an option that has no value.
  mutating func flag(_ option: String) -> Bool {
    guard let index = rest.firstIndex(of: option) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option with the value behind it.
  mutating func value(
    of option: String,
    needs need: String
  ) throws(FixtureRequest.Misuse) -> String? {
    guard let index = rest.firstIndex(of: option) else { return nil }
    guard rest.indices.contains(index + 1), !rest[index + 1].isEmpty else {
      throw FixtureRequest.Misuse(reason: "'\(option)' needs \(need).")
    }
    let value = rest.remove(at: index + 1)
    rest.remove(at: index)
    return value
  }

  /// Takes an argument that is no option.
  mutating func takeOperand() -> String? {
    guard let index = rest.firstIndex(where: { !$0.hasPrefix("-") && !$0.isEmpty }) else {
      return nil
    }
    return rest.remove(at: index)
  }

  /// Makes sure that nothing is left.
  func end() throws(FixtureRequest.Misuse) {
    guard let argument = rest.first else { return }
    throw FixtureRequest.Misuse(
      reason: "'\(command)' does not take \(Self.shown(argument)); '--help' tells what it takes."
    )
  }

  /// What somebody has typed, harmless and short.
  static func shown(_ text: String) -> String {
    let line = PlainText.harmless(text).replacing("\n", with: " ")
    return "'\(PlainText.truncated(line, to: 40))'"
  }
}
