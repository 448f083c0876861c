/// The kits that count for the bonus as listed ones.
public struct KitCatalog: Hashable, Sendable {
  /// The names of the kits.
  public let listed: Set<String>

  /// Creates a catalogue.
  ///
  /// - Parameter listed: The names of the kits.
  public init(listed: Set<String>) {
    self.listed = listed
  }

  /// Reads a catalogue: a name on each line; empty lines and those that begin with `#` mean nothing.
  ///
  /// - Parameter text: The text.
  public init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmed }
    self.init(listed: Set(lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }))
  }

  /// The bonus for using kits: 4 points for each listed one, 2 for any other, 10 at most.
  ///
  /// - Parameter kits: The kits of a work; one that is named twice counts once.
  ///
  /// - Returns: The bonus.
  public func bonus(for kits: some Sequence<String>) -> Int {
    min(10, Set(kits).reduce(0) { $0 + (listed.contains($1) ? 4 : 2) })
  }
}
