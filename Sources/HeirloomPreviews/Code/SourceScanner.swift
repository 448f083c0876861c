/// Finds its way through Swift code by its brackets, strings and comments.
///
/// It knows nothing more of the language, and needs to: what it looks for are the ends of arguments,
/// closures and statements.
package struct SourceScanner {
  let text: [Character]

  package init(_ code: String) {
    text = Array(code)
  }

  /// Returns the index after the bracket that closes the one at an index.
  package func end(ofBracketAt start: Int) -> Int? {
    guard text.indices.contains(start), let closing = Self.brackets[text[start]] else { return nil }
    var index = start + 1
    while index < text.count {
      if text[index] == closing { return index + 1 }
      if Self.brackets.values.contains(text[index]) { return nil }
      guard let next = end(ofPieceAt: index) else { return nil }
      index = next
    }
    return nil
  }

  /// Returns the index after what stands at an index: a bracket with all in it, a string, a comment,
  /// or a single character.
  func end(ofPieceAt index: Int) -> Int? {
    if Self.brackets[text[index]] != nil { return end(ofBracketAt: index) }
    if has("//", at: index) { return text[index...].firstIndex(of: "\n") ?? text.count }
    if has("/*", at: index) { return end(ofCommentAt: index) }
    if text[index] == "\"" { return end(ofStringAt: index, marks: 0) }
    if text[index] == "#" {
      let quote = text[index...].firstIndex { $0 != "#" } ?? text.count
      if quote < text.count, text[quote] == "\"" {
        return end(ofStringAt: quote, marks: quote - index)
      }
    }
    return index + 1
  }

  /// Splits a range at separators outside of any bracket, string and comment.
  package func pieces(
    _ range: Range<Int>,
    separatedBy isSeparator: (Character) -> Bool
  ) -> [Range<Int>]? {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isSeparator(text[index]) {
        pieces.append(start..<index)
        start = index + 1
        index = start
      } else {
        guard let next = end(ofPieceAt: index) else { return nil }
        index = next
      }
    }
    return pieces + [start..<range.upperBound]
  }

  /// Returns the code in a range without the white space around it, and without the indentation of
  /// the line that it begins on.
  package func code(in range: Range<Int>) -> String {
    guard
      let start = range.first(where: { !text[$0].isWhitespace }),
      let last = range.last(where: { !text[$0].isWhitespace })
    else { return "" }
    let lineStart = text[..<start].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let indentation = text[lineStart...].prefix { $0 == " " }.count
    return String(text[start...last]).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)) }
      .joined(separator: "\n")
  }

  func has(_ word: String, at index: Int) -> Bool {
    text[index...].starts(with: word)
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  private func end(ofCommentAt start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return nil
  }

  private func end(ofStringAt quote: Int, marks: Int) -> Int? {
    let pounds = String(repeating: "#", count: marks)
    let isMultiline = has("\"\"\"", at: quote)
    let end = (isMultiline ? "\"\"\"" : "\"") + pounds
    let escape = "\\" + pounds
    var index = quote + (isMultiline ? 3 : 1)
    while index < text.count {
      if has(end, at: index) { return index + end.count }
      if has(escape, at: index) {
        index += escape.count
        guard index < text.count else { return nil }
        guard let next = text[index] == "(" ? self.end(ofBracketAt: index) : index + 1 else {
          return nil
        }
        index = next
      } else {
        if text[index] == "\n", !isMultiline { return nil }
        index += 1
      }
    }
    return nil
  }
}
