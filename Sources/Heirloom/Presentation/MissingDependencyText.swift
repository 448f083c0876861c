/// What the loud placeholder for a missing dependency says, in every host.
package struct MissingDependencyText: Hashable, Sendable {
  /// The first line, which is the same for all.
  package let headline: String

  /// The diagnostic, line by line.
  package let details: [String]

  /// Creates the text.
  ///
  /// - Parameter missing: What is missing.
  package init(_ missing: MissingDependency) {
    headline = MissingDependency.headline
    details = "\(missing)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The headline, then the diagnostic.
  package var lines: [String] { [headline] + details }
}
