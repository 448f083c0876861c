extension Scope {
  /// Creates a root whose reads are recorded.
  ///
  /// - Parameters:
  ///   - purpose: What the scopes of this tree are for.
  ///   - record: Is told what is read.
  ///   - place: Where the root is made, for messages.
  ///   - blocks: Set what the root overrides; what a later one sets counts instead of what an earlier
  ///     one does.
  package init(
    _ purpose: Purpose,
    recordedBy record: ReadRecord,
    at place: SourcePlace,
    _ blocks: [OverrideBlock]
  ) {
    let root = Root(purpose: purpose, record: record)
    var overrides = Overrides(root: root, place: place)
    for block in blocks {
      var own = Overrides(root: root, place: block.place)
      block.configure(&own)
      let earlier = overrides.list.filter { override in
        !own.list.contains { $0.key === override.key }
      }
      overrides = Overrides(root: root, place: place)
      for override in earlier + own.list { overrides.append(override) }
    }
    self.init(overrides, parent: nil)
  }

  /// What is told of the reads of this tree, if its root was made with a record.
  package var readRecord: ReadRecord? { frame.root.record }

  /// The providers, with their modules, and typed dependencies that this scope or one further out
  /// overrides, except those of the root.
  package var namesOverriddenBelowRoot: Set<String> {
    var names: Set<String> = []
    for frame in sequence(first: frame, next: \.parent) where frame.parent != nil {
      names.formUnion(frame.overrides.map { Declaration(of: $0).qualifiedName })
    }
    return names
  }
}
