/// Content that can stand in for itself when a dependency is missing.
///
/// A host's view type conforms to it, so that a missing dependency is visible and never a crash.
public protocol MissingDependencyPlaceholder {
  /// Creates the loud placeholder: a full area in red that begins with
  /// ``MissingDependency/headline`` and shows the diagnostic.
  ///
  /// - Parameter missing: What is missing.
  init(missing: MissingDependency)

  /// The placeholder of a release, which is empty by default in every host.
  static var neutral: Self { get }
}
