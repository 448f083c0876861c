extension Declaration {
  /// A text to sort by, which tells namesakes apart.
  fileprivate var sortingName: String { "\(qualifiedName) \(place)" }
}

extension Failure {
  /// A value is needed to make itself.
  ///
  /// A cycle has no beginning. So that it reads the same wherever it is met, by whichever thread, it
  /// is told from the name that sorts first.
  ///
  /// - Parameter declarations: What is made on the way round, each needing the next.
  ///
  /// - Returns: The failure.
  static func cycle(_ declarations: [Declaration]) -> Failure {
    let names = declarations.map(\.sortingName)
    let start = names.indices.min { names[$0] < names[$1] } ?? 0
    return cycle(inOrder: declarations[start...] + declarations[..<start])
  }

  private static func cycle(inOrder declarations: ArraySlice<Declaration>) -> Failure {
    let names = declarations.map(\.qualifiedName)
    let first = names.first ?? ""
    return Failure(
      .cycle,
      "'\(first)' cannot be made without itself.",
      [
        MessageLine(.neededBy, (names + [first]).joined(separator: " → ")),
        MessageLine(.declaredAt, declarations.map { "\($0.qualifiedName) (\($0.place))" }),
        MessageLine(.fix, "at one step keep 'resolver.deferred(\\.x)' and read its value later"),
      ],
      isFatal: true
    )
  }

  /// Makers call each other without end.
  ///
  /// - Parameter declarations: What is being made, innermost first.
  ///
  /// - Returns: The failure.
  static func endlessRecursion(_ declarations: [Declaration]) -> Failure {
    let shown = declarations.prefix(8).map { "\($0.qualifiedName) (\($0.place))" }
    return Failure(
      .endlessRecursion,
      "'\(declarations.first?.qualifiedName ?? "")' is being made \(declarations.count) levels deep.",
      [
        MessageLine(.neededBy, shown + ["and \(declarations.count - shown.count) more"]),
        MessageLine(.fix, "end the recursion for some argument, or build the products in a loop"),
      ],
      isFatal: true
    )
  }

  /// A thread has waited long for a value that another one is making.
  static func longWait(_ wait: Wait) -> Failure {
    let target = wait.target
    let declaration = target.subject.declaration
    let trace = RequestTrace(wait.waiting, in: wait.frame)
    let age = (ContinuousClock.now - target.start).components.seconds
    let makers = target.declarations.dropFirst().map { "\($0.qualifiedName) (\($0.place))" }
    return Failure(
      .longWait,
      "'\(declaration.qualifiedName)' is still being made after a wait of \(wait.limit ?? .zero).",
      trace.lines + [
        MessageLine(.declaredAt, "\(declaration.qualifiedName) (\(declaration.place))"),
        MessageLine(.madeFor, makers + ["begun \(age) s ago on another thread"]),
        MessageLine(
          .waitsFor,
          WaitGraph.targets(of: target).map(\.subject.declaration.qualifiedName)
        ),
        MessageLine(
          .fix,
          "let no maker wait for a thread that reads its value; to look closer, pause",
          "the program in a debugger; what takes its time is an AsyncProvider's"
        ),
      ]
    )
  }

  /// A deferred reader was used before its maker returned.
  static func deferredReadInMaker(_ declaration: Declaration) -> Failure {
    Failure(
      .deferredReadInMaker,
      "The deferred '\(declaration.qualifiedName)' was read before its maker returned.",
      [
        MessageLine(.declaredAt, "\(declaration.place)"),
        MessageLine(.fix, "read it from the resolver if the maker needs it"),
      ],
      isFatal: true
    )
  }

  /// A deferred reader was used after its scope was gone.
  static func deferredScopeGone(_ declaration: Declaration) -> Failure {
    Failure(
      .deferredScopeGone,
      "The deferred '\(declaration.qualifiedName)' was read after its scope was gone.",
      [
        MessageLine(.declaredAt, "\(declaration.place)"),
        MessageLine(.fix, "keep the scope for as long as what was made in it is used"),
      ],
      isFatal: true
    )
  }

  /// An override block sets one key twice.
  static func repeatedOverride(_ first: Override, _ last: Override) -> Failure {
    let name = Declaration(of: last).qualifiedName
    return Failure(
      .repeatedOverride,
      "'\(name)' is overridden twice in one block; the last one counts.",
      [
        MessageLine(.declaredAt, "\(first.place)", "\(last.place)"),
        MessageLine(.fix, "remove one of the two"),
      ],
      at: last.place
    )
  }
}
