/// There is no fixture of a name.
public struct UnknownFixture: Error, Hashable, Sendable {
  /// The name that was looked for.
  public let name: String

  /// The names that are most like it, the best first.
  public let similar: [String]

  init(_ name: String, among names: [String]) {
    self.name = name
    let wanted = Array(name.lowercased())
    let ranked = names.map { (name: $0, distance: Self.distance(wanted, Array($0.lowercased()))) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    similar = ranked.prefix(3).filter { $0.distance <= max(wanted.count, $0.name.count) / 2 }
      .map(\.name)
  }

  /// How many characters have to be changed, added or left out; text around the wanted one is cheap.
  private static func distance(_ wanted: [Character], _ name: [Character]) -> Int {
    if !wanted.isEmpty, name.firstRange(of: wanted) != nil { return 0 }
    var distances = Array(0...name.count)
    for (row, character) in wanted.enumerated() {
      var diagonal = row
      distances[0] = row + 1
      for (column, other) in name.enumerated() {
        let change = diagonal + (character == other ? 0 : 1)
        diagonal = distances[column + 1]
        distances[column + 1] = min(change, diagonal + 1, distances[column] + 1)
      }
    }
    return distances[name.count]
  }
}

extension UnknownFixture: CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  public var description: String {
    let names = similar.map { "'\($0)'" }.joined(separator: ", ")
    let hint = similar.isEmpty ? "'list' prints them all." : "Similar ones: \(names)."
    return "There is no fixture '\(PlainText.harmless(name).replacing("\n", with: " "))'. \(hint)"
  }
}
