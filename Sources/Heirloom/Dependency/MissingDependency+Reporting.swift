import Synchronization

extension MissingDependency {
  /// The texts of the failures met where no scope, and so no root, remembers which were reported.
  private static let reportedWithoutScope = Mutex<Set<String>>([])

  /// Reports what is missing and returns the placeholder that the scope's policy asks for.
  ///
  /// It is reported once for each place and tree of scopes; without a scope, on standard error.
  func placeholder<Rendering: MissingDependencyPlaceholder>(in scope: Scope?) -> Rendering {
    report(in: scope)
    switch scope?.missingDependencyPolicy ?? .default {
    case .placeholder: return Rendering(missing: self)
    case .neutral: return .neutral
    }
  }

  private func report(in scope: Scope?) {
    if let scope {
      if scope.frame.root.isFirst(failure) { scope.failureHandler(failure) }
    } else if Self.reportedWithoutScope.withLock({ $0.insert(failure.message).inserted }) {
      FailureHandler.standardError(failure)
    }
  }
}
