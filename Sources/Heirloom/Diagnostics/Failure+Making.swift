extension Failure {
  /// A value is needed to make itself.
  ///
  /// - Parameter declarations: What is made on the way, beginning with the value.
  ///
  /// - Returns: The failure.
  static func cycle(_ declarations: [Declaration]) -> Failure {
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
