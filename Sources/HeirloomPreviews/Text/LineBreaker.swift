/// Breaks one paragraph into lines of a number of columns.
struct LineBreaker {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0

  init(width: Int) {
    self.width = width
  }

  /// Returns the lines of a paragraph; the indentation of its first line is kept.
  func lines(of paragraph: Substring) -> [String] {
    var breaker = self
    for piece in Self.pieces(of: paragraph) { breaker.append(piece) }
    breaker.endLine()
    return breaker.lines.isEmpty ? [""] : breaker.lines
  }

  private mutating func append(_ piece: Substring) {
    let cells = CellWidth.of(piece)
    if used + cells <= width {
      line += piece
      used += cells
    } else if piece.allSatisfy({ $0 == " " }) {
      // The space at which a line is broken is not shown.
      if !line.isEmpty { endLine() }
    } else if cells <= width {
      endLine()
      line = String(piece)
      used = cells
    } else {
      for character in piece { append(character) }
    }
  }

  private mutating func append(_ character: Character) {
    let cells = CellWidth.of(character)
    if used + cells > width { endLine() }
    line.append(character)
    used += cells
  }

  private mutating func endLine() {
    while line.last == " " { line.removeLast() }
    // A break must not make an empty line of its own.
    if !line.isEmpty { lines.append(line) }
    line = ""
    used = 0
  }

  /// Japanese punctuation and small kana that stay with the character before them.
  private static let mayNotBegin = Set("、。，．・：；？！）］｝」』】〉》〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々")

  /// Splits at the places where a line may be broken: spaces, and wide characters.
  private static func pieces(of paragraph: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = paragraph.startIndex
    var index = start
    func kind(_ character: Character) -> Int {
      character == " " ? 0 : CellWidth.of(character) > 1 ? 1 : 2
    }
    while index < paragraph.endIndex {
      let next = paragraph.index(after: index)
      let current = kind(paragraph[index])
      let isLast = next == paragraph.endIndex
      let mayBreak = isLast || current == 1 || kind(paragraph[next]) != current
      if mayBreak, isLast || current == 0 || !mayNotBegin.contains(paragraph[next]) {
        pieces.append(paragraph[start..<next])
        start = next
      }
      index = next
    }
    return pieces
  }
}
