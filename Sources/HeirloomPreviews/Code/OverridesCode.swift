/// The code of a block that sets overrides, statement by statement.
package struct OverridesCode {
  private let parameter: String
  private let statements: [String]

  /// Reads a closure; none when it does more than set overrides one after the other.
  package init?(closure: String) {
    let scanner = SourceScanner(closure)
    guard closure.hasPrefix("{"), closure.hasSuffix("}"), closure.count >= 2,
      let lines = scanner.pieces(
        1..<scanner.text.count - 1,
        separatedBy: { $0 == "\n" || $0 == ";" }
      )
    else { return nil }
    var pieces = lines.map { scanner.code(in: $0) }.filter { !$0.isEmpty }
    guard let first = pieces.first else { return nil }
    let name = first.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = first.dropFirst(name.count).drop(while: \.isWhitespace)
    if !name.isEmpty, rest == "in" || rest.hasPrefix("in ") {
      parameter = String(name)
      let statement = rest.dropFirst(2).drop(while: \.isWhitespace)
      pieces.removeFirst()
      if !statement.isEmpty { pieces.insert(String(statement), at: 0) }
    } else {
      parameter = "$0"
    }
    var statements: [String] = []
    for piece in pieces {
      let word = piece.prefix { $0.isLetter }
      if Self.keywords.contains(String(word)) { return nil }
      if piece.hasPrefix(parameter + ".") {
        statements.append(piece)
      } else if let last = statements.popLast() {
        statements.append(last + "\n" + piece)
      } else {
        return nil
      }
    }
    self.statements = statements
  }

  /// Returns the closure with the overrides of some providers only; what cannot be understood stays.
  ///
  /// - Parameter names: The providers, without their modules.
  ///
  /// - Returns: The code, none when nothing is left.
  package func keeping(_ names: Set<String>) -> String? {
    let kept = statements.filter { statement in
      provider(setBy: statement).map { names.contains($0) } ?? true
    }
    guard !kept.isEmpty else { return nil }
    let opening = parameter == "$0" ? "{" : "{ \(parameter) in"
    let lines = kept.flatMap { $0.split(separator: "\n") }
    if lines.count == 1 { return "\(opening) \(lines[0]) }" }
    return "\(opening)\n" + lines.map { "  \($0)\n" }.joined() + "}"
  }

  /// Whether everything that the block sets is among some providers.
  func isWithin(_ names: Set<String>) -> Bool {
    statements.allSatisfy { provider(setBy: $0).map { names.contains($0) } ?? true }
  }

  private func provider(setBy statement: String) -> String? {
    var rest = statement.dropFirst(parameter.count + 1)
    let marker = "override(\\."
    if rest.hasPrefix(marker) {
      rest = rest.dropFirst(marker.count)
      if let module = rest.firstRange(of: "::"),
        !rest[..<module.lowerBound].contains(where: { $0 == ")" })
      {
        rest = rest[module.upperBound...]
      }
      return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let sign = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    return sign.hasPrefix("=") ? String(name) : nil
  }

  private static let keywords: Set = [
    "let", "var", "if", "for", "switch", "guard", "func", "do", "while", "defer", "repeat",
    "return",
  ]
}
