/// The difference of two texts, line by line, with a few lines around each change.
///
/// Lines are compared byte for byte. What a terminal would obey is spelled out.
struct UnifiedDifference {
  fileprivate enum Line {
    case kept([UInt8])
    case removed([UInt8])
    case added([UInt8])
  }

  private static let context = 3
  private let lines: [Line]

  /// Lines that were removed and added and that look the same, though their bytes differ.
  private let lookalikes: Set<String>

  init(from old: some Sequence<UInt8>, to new: some Sequence<UInt8>) {
    let old = Self.lines(of: Array(old))
    let new = Self.lines(of: Array(new))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.offset))
    let added = Set(difference.insertions.map(Self.offset))
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
    // Strings are equal when they look the same.
    lookalikes = Set(lines.filter(\.isRemoved).map(\.string))
      .intersection(lines.filter(\.isAdded).map(\.string))
  }

  /// The text, as tools that apply differences write it.
  func text(from old: String, to new: String) -> String {
    var text = "--- \(old)\n+++ \(new)"
    for hunk in hunks { text += "\n" + self.text(of: hunk) }
    return text
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let before = Self.counts(of: lines[..<hunk.lowerBound])
    let within = Self.counts(of: lines[hunk])
    let old = Self.range(after: before.old, within.old)
    let new = Self.range(after: before.new, within.new)
    return (["@@ -\(old) +\(new) @@"] + lines[hunk].map { text(of: $0) }).joined(separator: "\n")
  }

  private func text(of line: Line) -> String {
    let mark =
      switch line {
      case .kept: " "
      case .removed: "-"
      case .added: "+"
      }
    let isLookalike = lookalikes.contains(line.string)
    let isWhole = line.bytes.last == 0x0A
    var text = mark
    for scalar in line.string.unicodeScalars.dropLast(isWhole ? 1 : 0) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: text += Self.spelled(scalar)
      default:
        if isLookalike, !scalar.isASCII {
          text += Self.spelled(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return isWhole ? text : text + "\n\\ No newline at end of file"
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func counts(of lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    var counts = (old: 0, new: 0)
    for line in lines {
      if !line.isAdded { counts.old += 1 }
      if !line.isRemoved { counts.new += 1 }
    }
    return counts
  }

  private static func range(after count: Int, _ length: Int) -> String {
    "\(length == 0 ? count : count + 1),\(length)"
  }

  private static func offset(_ change: CollectionDifference<[UInt8]>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Returns the lines with the break at the end of each, which the last one may lack.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(Array(bytes[start..<end]))
      start = end
    }
    return lines
  }
}

extension UnifiedDifference.Line {
  fileprivate var isAdded: Bool { if case .added = self { true } else { false } }

  fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }

  fileprivate var bytes: [UInt8] {
    switch self {
    case .kept(let bytes), .removed(let bytes), .added(let bytes): bytes
    }
  }

  fileprivate var string: String { String(decoding: bytes, as: UTF8.self) }
}
