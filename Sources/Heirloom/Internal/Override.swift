import Synchronization

/// One entry of an override block; it belongs to the frame that the block is for.
///
/// `@unchecked Sendable`: immutable but for what is atomic or has its lock, and for the frame, which
/// is set before anybody else knows of the override. The frame is unowned because it owns the
/// override, and overrides are reached only through frames that keep it alive.
final class Override: @unchecked Sendable {
  /// What stands in for the provider's own recipe.
  enum Replacement: Sendable {
    case value(Slot)
    case maker(any AnyObject & Sendable)
  }

  let key: Key
  let place: SourcePlace
  let replacement: Replacement
  @exclusivity(unchecked)
  private unowned(unsafe) var owner: Frame?

  /// The type of a typed dependency, for messages.
  let dependency: (any Any.Type)?

  /// What the last making by the override's maker was made from.
  let prediction = Mutex<Reads?>(nil)

  /// Whether anything has been read through the override, or tied to it.
  private let usage = Atomic(false)

  /// The singletons that were read below the override and had been made without it.
  let ignoringSingletons = Mutex<Set<Key>>([])

  /// The address under which a read of the frame finds the value at once, if it is known beforehand.
  private let spelling: UInt?

  private init(
    _ key: Key,
    _ replacement: Replacement,
    spelling: UInt? = nil,
    dependency: (any Any.Type)? = nil,
    at place: SourcePlace
  ) {
    self.key = key
    self.replacement = replacement
    self.spelling = spelling
    self.dependency = dependency
    self.place = place
  }

  /// The frame whose override it is.
  var frame: Frame {
    guard let owner else { preconditionFailure("an override is used only after its block") }
    return owner
  }

  var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  var isUsed: Bool { usage.load(ordering: .relaxed) }

  /// Notes that the override counts for something.
  func use() {
    if !isUsed { usage.store(true, ordering: .relaxed) }
  }

  /// Makes the override that of a frame.
  func settle(in frame: Frame) {
    owner = frame
    if case .value(let slot) = replacement { slot.settle(in: frame) }
  }

  /// The value and the address by which a read may find it, though nobody has read it yet.
  ///
  /// Whoever wants to know of the first read must not use it.
  var beforehand: (address: UInt, slot: UInt)? {
    guard let spelling, case .value(let slot) = replacement else { return nil }
    return (spelling, slot.address)
  }
}

extension Override {
  /// Overrides a provider with what a read of it gives.
  convenience init<Kind: ProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    value: Kind.Reading,
    in root: Root,
    at place: SourcePlace
  ) {
    let (key, spelling) = root.keys.key(for: keyPath)
    // Of other kinds, what is remembered is not what an override gives.
    let isPlain = Kind.self == Provider<Kind.Reading>.self
    let address = isPlain ? spelling?.address : nil
    self.init(key, .value(ValueSlot(value)), spelling: address, at: place)
  }

  /// Overrides a provider with another maker.
  convenience init<Kind: ProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    maker: Kind.Maker,
    in root: Root,
    at place: SourcePlace
  ) {
    self.init(root.keys.key(for: keyPath).key, .maker(MakerBox(maker)), at: place)
  }

  /// Provides a typed dependency that is ready.
  convenience init<Provided: Dependency>(
    _ dependency: Provided,
    in root: Root,
    at place: SourcePlace
  ) {
    let type = Provided.self
    self.init(
      root.keys.key(for: type),
      .value(ValueSlot(dependency)),
      dependency: type,
      at: place
    )
  }

  /// Provides a typed dependency that is made when it is read.
  convenience init<Provided: Dependency>(
    maker: @escaping @Sendable (Resolver) -> Provided,
    in root: Root,
    at place: SourcePlace
  ) {
    let type = Provided.self
    self.init(root.keys.key(for: type), .maker(MakerBox(maker)), dependency: type, at: place)
  }
}
