/// Reads the search language, piece by piece.
struct QueryParser {
  private static let quote: Character = "\""

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// Reads the whole text into alternatives, each a non-empty list of terms.
  mutating func alternatives() throws(APIError) -> [[Query.Term]] {
    var alternatives: [[Query.Term]] = []
    var terms: [Query.Term] = []
    while let piece = try nextPiece() {
      if piece == "OR" {
        guard !terms.isEmpty else { throw .danglingAlternative }
        alternatives.append(terms)
        terms = []
      } else {
        terms.append(try term(piece))
      }
    }
    guard !terms.isEmpty else {
      throw alternatives.isEmpty ? .emptyQuery : .danglingAlternative
    }
    return alternatives + [terms]
  }

  /// Takes the text up to the next white space outside quotes.
  private mutating func nextPiece() throws(APIError) -> Substring? {
    rest = rest.drop(while: \.isWhitespace)
    if rest.isEmpty { return nil }

    var isQuoted = false
    let end = rest.firstIndex { character in
      if character == Self.quote { isQuoted.toggle() }
      return character.isWhitespace && !isQuoted
    }
    let piece = rest[..<(end ?? rest.endIndex)]
    guard !isQuoted else { throw .unclosedQuote(piece) }
    rest = rest[piece.endIndex...]
    return piece
  }

  private func term(_ piece: Substring) throws(APIError) -> Query.Term {
    let isNegated = piece.first == "-"
    let condition = isNegated ? piece.dropFirst() : piece
    guard !isNegated || !condition.isEmpty else { throw .loneMinus }
    guard !isNegated || condition.first != "-" else { throw .doubleMinus(piece) }

    let letters = condition.prefix(while: \.isLetter)
    let afterLetters = condition[letters.endIndex...]
    guard !letters.isEmpty, afterLetters.first == ":" else {
      return Query.Term(field: nil, text: try text(condition, in: piece), isNegated: isNegated)
    }
    guard let field = Query.Field(rawValue: letters.lowercased()) else {
      throw .unknownQualifier(letters, in: piece)
    }
    let value = try text(afterLetters.dropFirst(), in: piece)
    return Query.Term(field: field, text: value, isNegated: isNegated)
  }

  /// Takes the quotes off a text that has them.
  private func text(_ text: Substring, in piece: Substring) throws(APIError) -> String {
    var text = text
    if text.contains(Self.quote) {
      guard text.first == Self.quote, text.last == Self.quote, text.count >= 2 else {
        throw .misplacedQuote(piece)
      }
      text = text.dropFirst().dropLast()
      guard !text.contains(Self.quote) else { throw .misplacedQuote(piece) }
    }
    guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyTerm(piece) }
    return String(text)
  }
}
