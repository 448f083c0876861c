import Heirloom
public import Testing

/// Gives every case of a test, or of all tests in a suite, a fresh scope of the purpose `.test`.
///
/// All such traits of a case add to one root: the overrides of a fixture first, then those of the
/// outermost suite, those of the test itself last, so that the innermost counts. What they override is
/// evaluated anew for each case, of a parameterised test too, so that no two cases share anything. The
/// scope is the current one while the case runs.
///
/// ```swift
/// extension Providers {
///   var greeting: Provider<String> { Provider { _ in "Hello" } }
/// }
///
/// @Suite(.scope { $0.greeting = "Bonjour" })
/// struct GreetingTests {
///   @Test func `the greeting is French`() {
///     #expect(provided(\.greeting) == "Bonjour")
///   }
/// }
/// ```
///
/// What a scope reports is an issue of the case: at the line of the read where its spelling has one,
/// else at the test. What happens after the case has ended is nobody's issue any more, and is printed.
public struct ScopeTrait: SuiteTrait, TestTrait, TestScoping {
  /// What one trait adds to the scope of a case.
  enum Contribution: Sendable {
    /// Overrides that every other trait may override.
    case defaults([OverrideBlock])

    /// Overrides of the root.
    case overrides(OverrideBlock)

    /// A scope derived from the root.
    case derivation(@Sendable (Scope) -> Scope)
  }

  let contributions: [Contribution]
  let place: SourcePlace
  let usage: OverrideUsage

  init(
    _ contributions: [Contribution],
    at place: SourcePlace,
    usage: OverrideUsage = OverrideUsage(isExempt: true)
  ) {
    self.contributions = contributions
    self.place = place
    self.usage = usage
  }

  /// Whether nested tests receive the trait; always `true`.
  public var isRecursive: Bool { true }

  /// Takes part in a suite, in a test and in each of its cases.
  ///
  /// - Parameters:
  ///   - test: The suite or test.
  ///   - testCase: The case, if there is one.
  ///
  /// - Returns: The trait itself.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ScopeTrait? { self }

  /// Runs a case in a scope of its own.
  ///
  /// - Parameters:
  ///   - test: The suite or test.
  ///   - testCase: The case, if there is one.
  ///   - function: What to run.
  ///
  /// - Throws: What the function throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    if testCase == nil {
      try await usage.watch(function)
    } else if CaseScope.current != nil {
      // The outermost trait of the case has done it for all of them.
      try await function()
    } else {
      try await CaseScope(of: test).run(function)
    }
  }
}
