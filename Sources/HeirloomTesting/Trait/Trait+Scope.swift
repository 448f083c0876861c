public import Heirloom
public import HeirloomPreviews
public import Testing

extension Trait where Self == ScopeTrait {
  /// Gives every case a fresh scope that overrides something.
  ///
  /// - Parameters:
  ///   - reason: Why it is well that an override may be read by none of the tests that run. Without a
  ///     reason, such an override is a warning.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  ///   - configure: Sets what the root of each case overrides; called once for each case.
  ///
  /// - Returns: The trait.
  public static func scope(
    allowingUnused reason: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: @escaping @Sendable (inout Overrides) -> Void = { _ in }
  ) -> Self {
    let place = SourcePlace(fileID: fileID, line: line)
    return ScopeTrait(
      [.overrides(OverrideBlock(at: place, configure))],
      at: place,
      usage: OverrideUsage(isExempt: reason?.isEmpty == false)
    )
  }

  /// Derives the scope of every case from its root, for example with `$0.providing { … }`.
  ///
  /// The derivation comes on top of what all traits override, and those of several traits one after
  /// another, the outermost first.
  ///
  /// - Parameters:
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  ///   - derive: Derives the scope; called once for each case.
  ///
  /// - Returns: The trait.
  public static func scope(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    deriving derive: @escaping @Sendable (Scope) -> Scope
  ) -> Self {
    ScopeTrait([.derivation(derive)], at: SourcePlace(fileID: fileID, line: line))
  }

  /// Begins the scope of every case with what a fixture overrides.
  ///
  /// Every other trait may override that, wherever it is written.
  ///
  /// - Parameters:
  ///   - fixture: The fixture; its screen is not made.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  ///
  /// - Returns: The trait.
  public static func scope(
    of fixture: Fixture,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ScopeTrait(
      [.defaults(fixture.defaults), .derivation { fixture.derived(from: $0) }],
      at: SourcePlace(fileID: fileID, line: line)
    )
  }

  /// Lets something go wrong in the scope of every case, on top of what all traits override.
  ///
  /// - Parameters:
  ///   - faults: What goes wrong; a later one is met first.
  ///   - fileID: The file of the trait, for messages.
  ///   - line: The line of the trait, for messages.
  ///
  /// - Returns: The trait.
  public static func faults(
    _ faults: Fault...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    ScopeTrait(
      [.derivation { scope in faults.reduce(scope) { $0.with($1) } }],
      at: SourcePlace(fileID: fileID, line: line)
    )
  }
}
