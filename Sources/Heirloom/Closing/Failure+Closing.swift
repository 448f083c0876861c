extension Failure {
  /// A closed scope was read.
  static func closedScope(
    _ declaration: Declaration,
    _ closingPlace: SourcePlace,
    _ trace: RequestTrace
  ) -> Failure {
    Failure(
      .closedScope,
      "'\(declaration.qualifiedName)' was read in a closed scope.",
      trace.lines + [
        MessageLine(.closedAt, "\(closingPlace)"),
        MessageLine(.declaredAt, "\(declaration.place)"),
        MessageLine(.fix, "end what reads the scope before closing it, or read the value earlier"),
      ],
      isFatal: true,
      at: trace.place
    )
  }

  /// Hooks did not do their work while a scope was closed.
  static func hooksFailed(_ hooks: [ClosingError.HookFailure], at place: SourcePlace) -> Failure {
    let count = hooks.count == 1 ? "1 hook" : "\(hooks.count) hooks"
    return Failure(
      .hooksFailed,
      "\(count) failed while a scope was closed.",
      [
        MessageLine(.closedAt, "\(place)"),
        MessageLine(
          .declaredAt,
          hooks.map { "\($0.name) (\($0.place)): \($0.reason.explanation)" }
        ),
        MessageLine(.fix, "catch in the hook what it can cope with; give slow hooks more time"),
      ],
      at: place
    )
  }

  /// A scope went away with hooks that have not been run.
  static func hooksNotRun(_ declarations: [Declaration], madeAt place: SourcePlace) -> Failure {
    Failure(
      .hooksNotRun,
      "A scope went away without being closed, so hooks were not run.",
      [
        MessageLine(.requestedAt, "the scope made at \(place)"),
        MessageLine(.declaredAt, declarations.map { "\($0.qualifiedName) (\($0.place))" }),
        MessageLine(.fix, "await scope.close() before the last copy of the scope goes away"),
      ],
      at: place
    )
  }

  /// Instances outlive the scope that they were made in.
  static func outlivesScope(_ declarations: [Declaration], closedAt place: SourcePlace) -> Failure {
    let count =
      declarations.count == 1 ? "1 instance outlives" : "\(declarations.count) instances outlive"
    return Failure(
      .outlivesScope,
      "\(count) the scope that was closed.",
      [
        MessageLine(.closedAt, "\(place)"),
        MessageLine(.declaredAt, declarations.map { "\($0.qualifiedName) (\($0.place))" }),
        MessageLine(.fix, "find who keeps it: a cycle of references, a closure, a task, a static"),
      ],
      at: place
    )
  }
}

extension ClosingError.HookFailure.Reason {
  /// The reason in words; an error is told by its type, for it may hold a value.
  fileprivate var explanation: String {
    switch self {
    case .threw(let error): "threw \(type(of: error))"
    case .unfinished: "was still running at the deadline"
    case .notRun: "was not run before the deadline"
    }
  }
}
