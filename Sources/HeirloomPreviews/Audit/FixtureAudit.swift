import Heirloom

/// What a rendering has really read of its scope, through other values too.
public struct FixtureAudit: Hashable, Sendable {
  /// One thing that was read.
  public struct Read: Hashable, Sendable {
    /// The provider with its module, or the type of a typed dependency.
    public let name: String

    /// Whether it is a typed dependency, which counts as a whole.
    public let isDependency: Bool

    /// Whether the fixture gave it, rather than a recipe.
    public let isOverridden: Bool
  }

  /// What was read, in the order of the first reads.
  public let reads: [Read]

  /// The names, without modules, of the providers that decided what is shown: those that were read, the
  /// library's own among them, and those that a renderer reads.
  let decidingNames: Set<String>

  /// Whether anything was read that the fixture's derivation binds.
  let usesDerivation: Bool

  init(_ record: ReadRecord, in scope: Scope) {
    let all = record.entries.map {
      Read(name: $0.name, isDependency: $0.isDependency, isOverridden: $0.isOverridden)
    }
    // What the library itself asks a scope is nothing that the screen needs.
    reads = all.filter { !$0.name.hasPrefix("Heirloom.") }
    decidingNames = Set(all.filter { !$0.isDependency }.map(\.shortName))
      .union(["screenTextSize", "screenColorScheme", "screenLanguage"])
    let bound = scope.namesOverriddenBelowRoot
    usesDerivation = all.contains { bound.contains($0.name) }
  }

  init() {
    reads = []
    decidingNames = []
    usesDerivation = true
  }
}

extension FixtureAudit.Read {
  /// The name without its module.
  var shortName: String {
    String(name[(name.firstIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
  }
}

extension FixtureAudit.Read: CustomStringConvertible {
  /// The name, and where it came from.
  public var description: String {
    switch (isDependency, isOverridden) {
    case (true, _): "\(name) (typed dependency)"
    case (false, true): "\(name) (overridden)"
    case (false, false): name
    }
  }
}
