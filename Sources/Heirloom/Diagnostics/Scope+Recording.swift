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
    var overrides = Overrides(place: place)
    for block in blocks {
      var own = Overrides(place: block.place)
      block.configure(&own)
      let keys = own.entries.map { $0.key(root.keys) }
      let earlier = overrides.entries.filter { entry in
        !keys.contains { $0 === entry.key(root.keys) }
      }
      overrides = Overrides(place: place)
      for entry in earlier + own.entries { overrides.append(entry) }
    }
    self.init(overrides, root: root, parent: nil)
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
