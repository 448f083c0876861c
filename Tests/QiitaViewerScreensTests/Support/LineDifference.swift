/// The lines in which two texts differ, each after a sign, with a few lines around them.
struct LineDifference: CustomStringConvertible {
  private struct Line {
    let sign: Character
    let text: Substring
  }

  private static let context = 3

  private let lines: [Line]

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var index = 0
    for (offset, text) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(Line(sign: "-", text: text))
        continue
      }
      while inserted.contains(index) {
        lines.append(Line(sign: "+", text: new[index]))
        index += 1
      }
      lines.append(Line(sign: " ", text: text))
      index += 1
    }
    self.lines = lines + new[index...].map { Line(sign: "+", text: $0) }
  }

  /// The differing lines with those around them; what lies between is left out.
  var description: String {
    let changes = lines.indices.filter { lines[$0].sign != " " }
    var text: [String] = []
    var last = -1
    for index in lines.indices where changes.contains(where: { abs($0 - index) <= Self.context }) {
      if index > last + 1 { text.append("…") }
      text.append("\(lines[index].sign) \(lines[index].text)")
      last = index
    }
    return text.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
