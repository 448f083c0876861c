/// What a host shows in place of content whose dependency is missing.
public enum MissingDependencyPolicy: Sendable {
  /// The loud placeholder with the diagnostic.
  case placeholder

  /// The host's neutral placeholder.
  case neutral

  /// The loud one in a debug build, the neutral one in a release build.
  public static var `default`: Self {
    #if DEBUG
    .placeholder
    #else
    .neutral
    #endif
  }
}

extension Providers {
  /// What hosts show in place of content whose dependency is missing.
  public var missingDependencyPolicy: Provider<MissingDependencyPolicy> {
    Provider { _ in .default }
  }
}
