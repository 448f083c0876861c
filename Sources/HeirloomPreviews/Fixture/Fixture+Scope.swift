package import Heirloom

extension Fixture {
  /// What a root overrides for the fixture, the catalogue's part first.
  package var defaults: [OverrideBlock] {
    [OverrideBlock(at: place, basis), OverrideBlock(at: place, overrides)]
  }

  /// Derives the scope that the content gets, from a root with the defaults.
  package func derived(from root: Scope) -> Scope {
    variants.reduce(derivation?(root) ?? root) { $0.overriding($1.overrides) }
  }

  /// Makes the scope that a live preview of the fixture is shown in.
  ///
  /// It is another root at each call, with what the fixture and its variants override, and with the loud
  /// placeholder.
  package func previewScope() -> Scope {
    let own = OverrideBlock(at: place) { $0.missingDependencyPolicy = .placeholder }
    let root = Scope(.preview, recordedBy: ReadRecord(), at: place, defaults + [own])
    return derived(from: root)
  }
}
