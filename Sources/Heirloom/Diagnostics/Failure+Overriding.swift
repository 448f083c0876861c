extension Failure {
  /// Nothing was read through an override, and singletons ignored it.
  static func overrideWithoutEffect(
    _ override: Override,
    ignoredBy singletons: Set<Key>
  ) -> Failure {
    let purpose = override.frame.root.purpose
    let name = KeyFacts(override.key, for: purpose).name
    return Failure(
      .overrideWithoutEffect,
      "Overriding '\(name)' had no effect.",
      [
        MessageLine(.overridden, "at \(override.place)"),
        MessageLine(
          .ignoredBy,
          singletons
            .map { "\(KeyFacts($0, for: purpose).name), a singleton made from the root's values" }
            .sorted()
        ),
        MessageLine(.fix, "override it at the root, 'Scope(…) { … }', or override what ignores it"),
      ],
      at: override.place
    )
  }
}
