/// A call in Swift code, with its arguments and trailing closures.
package struct SourceCall {
  /// An argument, or a trailing closure.
  package struct Argument {
    package var label: String?
    package var value: String
  }

  let name: String

  /// The call as it is written.
  package let text: String

  /// The arguments in brackets.
  package let arguments: [Argument]

  /// The closures behind them; the first one has no label.
  package let closures: [Argument]

  /// Reads the first call of a function on a line.
  ///
  /// - Parameters:
  ///   - name: The function.
  ///   - line: The number of the line, from 1.
  ///   - source: The whole file.
  package init?(of name: String, onLine line: Int, in source: String) {
    let scanner = SourceScanner(source)
    guard
      let start = Self.start(of: name, onLine: line, in: scanner),
      let end = scanner.end(ofBracketAt: start + name.count),
      let pieces = scanner.pieces(start + name.count + 1..<end - 1, separatedBy: { $0 == "," })
    else { return nil }
    self.name = name
    arguments = pieces.map { Argument(scanner.code(in: $0)) }.filter { !$0.value.isEmpty }
    var closures: [Argument] = []
    var index = end
    while let closure = Self.closure(from: index, isFirst: closures.isEmpty, in: scanner) {
      closures.append(closure.argument)
      index = closure.end
    }
    self.closures = closures
    text = scanner.code(in: start..<index)
  }

  private static func start(of name: String, onLine line: Int, in scanner: SourceScanner) -> Int? {
    var index = 0
    for _ in 1..<max(1, line) {
      guard let end = scanner.text[index...].firstIndex(of: "\n") else { return nil }
      index = end + 1
    }
    while index < scanner.text.count, scanner.text[index] != "\n" {
      let isWhole = index == 0 || !isPartOfName(scanner.text[index - 1])
      if isWhole, scanner.has(name + "(", at: index) { return index }
      index += 1
    }
    return nil
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func closure(
    from start: Int,
    isFirst: Bool,
    in scanner: SourceScanner
  ) -> (argument: Argument, end: Int)? {
    let text = scanner.text
    guard var index = text[start...].firstIndex(where: { $0 != " " }) else { return nil }
    var label: String?
    if !isFirst {
      let end = text[index...].firstIndex { !isPartOfName($0) } ?? text.count
      guard end > index, end < text.count, text[end] == ":" else { return nil }
      label = String(text[index..<end])
      index = text[(end + 1)...].firstIndex { $0 != " " } ?? text.count
    }
    guard index < text.count, text[index] == "{", let end = scanner.end(ofBracketAt: index) else {
      return nil
    }
    return (Argument(label: label, value: scanner.code(in: index..<end)), end)
  }
}

extension SourceCall.Argument {
  /// Reads an argument with its label, if it has one.
  fileprivate init(_ text: String) {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(name.count)
    if !name.isEmpty, rest.first == ":" {
      let value = rest.dropFirst().drop(while: \.isWhitespace)
      self.init(label: String(name), value: String(value))
    } else {
      self.init(label: nil, value: text)
    }
  }
}
