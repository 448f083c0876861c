package import Heirloom

/// The fixture that a preview is of, or why there is none.
package enum FixtureChoice: Sendable {
  /// The fixture.
  case fixture(Fixture)

  /// No fixture, and what to tell.
  case unknown(String)

  /// Looks up a fixture by its full name.
  ///
  /// - Parameters:
  ///   - name: The full name.
  ///   - catalog: The catalogue.
  package init(named name: String, in catalog: FixtureCatalog) {
    do {
      self = .fixture(try catalog.fixture(named: name))
    } catch {
      self = .unknown("\(error)")
    }
  }

  /// Makes the scope that the preview is shown in; there is none without a fixture.
  package func previewScope() -> Scope? {
    switch self {
    case .fixture(let fixture): fixture.previewScope()
    case .unknown: nil
    }
  }
}
