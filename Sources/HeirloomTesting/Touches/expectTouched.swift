public import Heirloom
public import Testing

/// Expects that the current case has read providers by now.
///
/// - Parameters:
///   - expected: The providers.
///   - sourceLocation: Where the issue is recorded if it has not.
public func expectTouched<each Kind: ProviderKind>(
  _ expected: repeat KeyPath<Providers, each Kind>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(UnexpectedTouches) {
    try Touches.current.check(repeat each expected)
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), severity: .error, sourceLocation: sourceLocation)
  }
}

/// Expects that the current case has read exactly these providers by now, in any order.
///
/// - Parameters:
///   - expected: The providers.
///   - sourceLocation: Where the issue is recorded if it has not.
public func expectTouched<each Kind: ProviderKind>(
  only expected: repeat KeyPath<Providers, each Kind>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(UnexpectedTouches) {
    try Touches.current.check(only: repeat each expected)
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), severity: .error, sourceLocation: sourceLocation)
  }
}
