import Synchronization

/// Where the value of a key comes from in a scope.
struct Explanation {
  private let frame: Frame
  private let key: Key
  private let facts: KeyFacts

  /// The overrides of the key from here outwards, the first of which counts.
  private let overrides: [Override]

  /// What has been made; of a keyed provider the values of all its keys, outermost first.
  private let slots: [Slot]
  private let directReads: Set<DirectRead>

  init(of key: Key, in frame: Frame) {
    self.frame = frame
    self.key = key
    let frames = Array(sequence(first: frame, next: \.parent))
    overrides = frames.compactMap { $0.ownOverride(of: key) }
    let binding = overrides.first.map { Binding.override($0) } ?? .byDefault(key)
    facts = KeyFacts(key, for: frame.root.purpose)
    slots = Self.slots(of: binding, facts.memory, in: frame, within: frames)
    directReads = frames.reduce(into: Set(slots.flatMap(\.directReads))) { reads, frame in
      let product = frame.state.withLock { $0.products[binding.address] }
      reads.formUnion(product?.directReads ?? [])
    }
  }

  private static func slots(
    of binding: Binding,
    _ memory: KeyFacts.Memory,
    in frame: Frame,
    within frames: [Frame]
  ) -> [Slot] {
    guard case .perKey = memory else { return [frame.remembered(binding)].compactMap(\.self) }
    return frames.reversed().flatMap { home in
      home.state.withLock { $0.inOrderOfMaking }
        .filter { made in
          made.binding.ofProvider == binding
            && frame.remembered(made.binding, countingAsUse: false) === made.slot
        }
        .map(\.slot)
    }
  }

  var text: String {
    MessageLine.text(
      headline,
      [
        MessageLine(.declaredAt, [facts.place].compactMap { $0?.description }),
        MessageLine(
          key.isDependency ? .provided : .overridden,
          overrides.prefix(1).map { "at \($0.place)" }
        ),
        MessageLine(.shadows, shadowed),
        MessageLine(.home, homes),
        MessageLine(.made, [made].compactMap(\.self)),
        MessageLine(.madeFrom, names(of: .value)),
        MessageLine(.tiedTo, names(of: .tie)),
        MessageLine(.madeAgain, madeAgain),
        MessageLine(.ignores, ignored),
      ]
    )
  }

  private var isGiven: Bool {
    guard case .value = overrides.first?.replacement else { return false }
    return true
  }

  private var headline: String {
    let origin =
      switch (overrides.isEmpty, facts.origin) {
      case (false, _) where key.isDependency:
        isGiven ? "is provided as a value" : "is provided by a maker"
      case (false, _): isGiven ? "is given by an override" : "is made by an override"
      case (true, .provider): "is made by its provider\(singleton)"
      case (true, .variant): "is made by its '.\(frame.root.purpose)' variant\(singleton)"
      case (true, .nothing): key.isDependency ? "is not provided" : "is required but not given"
      }
    return "'\(facts.name)' \(origin)."
  }

  private var singleton: String { facts.isSingleton ? ", as a singleton" : "" }

  private var shadowed: [String] {
    guard !overrides.isEmpty else { return [] }
    let word = key.isDependency ? "what is provided" : "the override"
    let outer = overrides.dropFirst().map { "\(word) at \($0.place)" }
    let last: String? =
      switch facts.origin {
      case .provider: "its provider"
      case .variant: "its '.\(frame.root.purpose)' variant"
      case .nothing: nil
      }
    return outer + [last].compactMap(\.self)
  }

  private var homes: [String] {
    let given = slots.isEmpty && isGiven ? overrides.first?.frame : nil
    let homes = given.map { [$0] } ?? slots.map(\.home)
    return homes.enumerated()
      .filter { index, home in index == 0 || home !== homes[index - 1] }
      .map { _, home in "the \(home.parent == nil ? "root" : "scope") made at \(home.place)" }
  }

  private var made: String? {
    if (isGiven && slots.isEmpty) || (overrides.isEmpty && facts.origin == .nothing) { return nil }
    switch facts.memory {
    case .one: return slots.isEmpty ? "not yet" : nil
    case .perKey where slots.isEmpty: return "not yet for any key"
    case .perKey: return "for \(slots.count) \(slots.count == 1 ? "key" : "keys")"
    case .none: return "anew at each call"
    }
  }

  private var madeAgain: [String] {
    let deferred = names(of: .deferred)
    guard deferred.isEmpty else {
      return ["wherever anything is overridden, for it reads later:"] + deferred
    }
    guard slots.contains(where: \.reads.isEverything) else { return [] }
    return ["wherever anything is overridden, for something it was made from reads later"]
  }

  private var ignored: [String] {
    let purpose = frame.root.purpose
    let texts = slots.flatMap(\.reads.ignored).compactMap { ignored -> String? in
      let override = frame.override(of: ignored.key)
      guard let override, override.frame.parent != nil else { return nil }
      return "the override of \(KeyFacts(ignored.key, for: purpose).name) at \(override.place)"
    }
    return Set(texts).sorted()
  }

  private func names(of kind: DirectRead.Kind) -> [String] {
    let names = directReads.filter { $0.kind == kind }.map { read in
      let name = KeyFacts(read.binding.key, for: frame.root.purpose).name
      guard let override = read.binding.override else { return name }
      return "\(name), overridden at \(override.place)"
    }
    return Set(names).sorted()
  }
}
