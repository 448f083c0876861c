package import Heirloom

extension Fixture {
  /// Makes the scope that a live preview of the fixture is shown in.
  ///
  /// It is another root at each call, with what the fixture and its variants override, and with the loud
  /// placeholder.
  package func previewScope() -> Scope {
    let own: (inout Overrides) -> Void = { $0.missingDependencyPolicy = .placeholder }
    let root = Scope(.preview, recordedBy: ReadRecord(), at: place, [basis, overrides, own])
    return variants.reduce(derivation?(root) ?? root) { $0.overriding($1.overrides) }
  }
}
