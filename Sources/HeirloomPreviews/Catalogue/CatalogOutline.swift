/// The fixtures of a catalogue, sorted by screens, as far as a search finds them.
package struct CatalogOutline: Sendable {
  /// The fixtures of one screen.
  package struct Section: Sendable {
    /// The name of the screen.
    package let screen: String

    /// The fixtures, in their order.
    package let fixtures: [Fixture]
  }

  /// The screens that the search finds something of, in the order in which they come first.
  package let sections: [Section]

  /// Sorts the fixtures that a search finds.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue.
  ///   - search: Words that the full name and the tags of a fixture must all contain; case does not
  ///     count, and an empty text finds everything.
  package init(_ catalog: FixtureCatalog, matching search: String = "") {
    let words = search.lowercased().split(whereSeparator: \.isWhitespace)
    var screens: [String] = []
    var members: [String: [Fixture]] = [:]
    for fixture in catalog.fixtures {
      let text = ([fixture.fullName] + fixture.tags).joined(separator: " ").lowercased()
      guard words.allSatisfy({ text.contains($0) }) else { continue }
      if members[fixture.screen] == nil { screens.append(fixture.screen) }
      members[fixture.screen, default: []].append(fixture)
    }
    sections = screens.map { Section(screen: $0, fixtures: members[$0] ?? []) }
  }
}
