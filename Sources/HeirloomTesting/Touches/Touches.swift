public import Heirloom
public import Testing

/// What has been read in a test scope so far, directly or to make something else.
///
/// Reads are recorded in a scope of ``ScopeTrait`` and ``withTestScope(fileID:line:_:run:)``; of any
/// other, nothing is known. What the library itself asks a scope does not count.
public struct Touches: Sendable {
  /// The providers with their modules, in the order of the first reads.
  public let providers: [String]

  /// The types of the typed dependencies, in the order of the first reads.
  public let dependencies: [String]

  init(_ record: ReadRecord?) {
    let entries = (record?.entries ?? []).filter { !$0.name.hasPrefix("Heirloom.") }
    providers = entries.filter { !$0.isDependency }.map(\.name)
    dependencies = entries.filter(\.isDependency).map(\.name)
  }

  /// What the current case has read so far; nothing outside a case with a scope of its own.
  public static var current: Touches { Touches(CaseScope.current?.record) }

  /// What that case of a test has read which ended last.
  ///
  /// - Parameter test: The test.
  ///
  /// - Returns: What it has read; nil when no case has ended.
  public static func lastRun(of test: Test) -> Touches? {
    TouchedLists.last(of: test).map(Touches.init)
  }

  /// Checks that providers have been read.
  ///
  /// - Parameter expected: The providers.
  ///
  /// - Throws: ``UnexpectedTouches``, whose description is the whole message.
  public func check<each Kind: ProviderKind>(
    _ expected: repeat KeyPath<Providers, each Kind>
  ) throws(UnexpectedTouches) {
    let missing = names(repeat each expected).filter { !providers.contains($0) }
    guard missing.isEmpty else { throw UnexpectedTouches(self, missing: missing, superfluous: []) }
  }

  /// Checks that exactly these providers have been read, in any order.
  ///
  /// - Parameter expected: The providers.
  ///
  /// - Throws: ``UnexpectedTouches``, whose description is the whole message.
  public func check<each Kind: ProviderKind>(
    only expected: repeat KeyPath<Providers, each Kind>
  ) throws(UnexpectedTouches) {
    let names = names(repeat each expected)
    let missing = names.filter { !providers.contains($0) }
    let superfluous = providers.filter { !names.contains($0) }
    guard missing.isEmpty, superfluous.isEmpty else {
      throw UnexpectedTouches(self, missing: missing, superfluous: superfluous)
    }
  }

  private func names<each Kind: ProviderKind>(
    _ keyPaths: repeat KeyPath<Providers, each Kind>
  ) -> [String] {
    var names: [String] = []
    repeat names.append((each keyPaths).providerName)
    return names
  }
}

extension Scope {
  /// What has been read in the tree of this scope so far, if its root was made to record that.
  public var touches: Touches { Touches(readRecord) }
}
