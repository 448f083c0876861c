extension Failure {
  /// A live recipe was read in a tree of scopes that is not live.
  static func liveRecipeRead(
    _ declaration: Declaration,
    _ purpose: Purpose,
    _ trace: RequestTrace
  ) -> Failure {
    let name = declaration.qualifiedName
    return Failure(
      .liveRecipeRead,
      "'\(name)' is live and was read in a \(purpose) scope.",
      trace.lines + [
        MessageLine(.declaredAt, "\(declaration.place)"),
        MessageLine(
          .fix,
          "scope.overriding(\(declaration.keyPath), with: …), or a variant '.\(purpose) { … }'"
        ),
      ],
      at: trace.place
    )
  }

  /// A required provider was read and no scope gives it.
  static func requiredNotGiven(_ declaration: Declaration, _ trace: RequestTrace) -> Failure {
    Failure(
      .requiredNotGiven,
      "'\(declaration.qualifiedName)' is required and no scope gives it.",
      trace.lines + [
        MessageLine(.declaredAt, "\(declaration.place)"),
        MessageLine(.fix, "scope.overriding(\(declaration.keyPath), with: …) at the root"),
      ],
      isFatal: true,
      at: trace.place
    )
  }

  /// A maker read some scope that it holds, which cannot be recorded.
  static func untrackedRead(_ making: Making) -> Failure {
    let declaration = making.subject.declaration
    return Failure(
      .untrackedRead,
      "A scope was read while '\(declaration.qualifiedName)' is being made.",
      [
        MessageLine(.declaredAt, "\(declaration.place)"),
        MessageLine(.fix, "read the value from the maker's resolver, '$0'"),
      ]
    )
  }

  /// The current scope was asked for while a maker runs.
  static func scopeReadInMaker(
    _ declaration: Declaration,
    _ making: Making,
    _ place: SourcePlace
  ) -> Failure {
    let maker = making.subject.declaration
    return Failure(
      .scopeReadInMaker,
      "'\(declaration.qualifiedName)' was taken from the current scope by a maker.",
      [
        MessageLine(.neededBy, "\(maker.qualifiedName) (\(maker.place))"),
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(.fix, "take it from the resolver and pass it to the initialiser"),
      ],
      isFatal: true,
      at: place
    )
  }

  /// The current scope was asked for where none is bound.
  static func noScope(_ declaration: Declaration, _ place: SourcePlace) -> Failure {
    Failure(
      .noScope,
      "'\(declaration.qualifiedName)' was asked for with no scope bound.",
      [
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(
          .fix,
          "wrap the code in 'scope.run { … }'; detached tasks, dispatch queues, threads and",
          "timers lose the scope: capture 'let scope = Scope.current' and run it there"
        ),
      ],
      isFatal: true,
      at: place
    )
  }
}

extension Declaration {
  /// The key path of the provider, as code writes it.
  var keyPath: String {
    let name = qualifiedName
    return "\\.\(name.split(separator: ".").last ?? Substring(name))"
  }
}
