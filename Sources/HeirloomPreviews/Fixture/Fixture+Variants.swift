extension Fixture {
  /// Returns the fixture as it looks with a variant, alone.
  ///
  /// Its name adds that of the variant. The overrides are those of a scope derived for it, so they
  /// come on top of what the fixture itself sets.
  ///
  /// - Parameter variant: What is different.
  ///
  /// - Returns: Another fixture.
  public func varied(_ variant: FixtureVariant) -> Fixture {
    var fixture = self
    fixture.name += ", \(variant.name)"
    fixture.variants.append(variant)
    return fixture
  }

  /// Returns the fixture, and again for each variant.
  ///
  /// - Parameter variants: What is different, each by itself.
  ///
  /// - Returns: The fixture as it is, then the others.
  public func variants(_ variants: FixtureVariant...) -> [Fixture] {
    [self] + variants.map { varied($0) }
  }
}
