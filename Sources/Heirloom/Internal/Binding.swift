import Synchronization

/// What a key means in a scope: the provider's own recipe, or the nearest override.
///
/// It is the binding, not the provider, whose value is made and remembered.
enum Binding: Sendable {
  case byDefault(Key)
  case override(Override)

  /// One of the two, for one key of a keyed provider.
  case keyed(KeyedBinding)

  /// The key that the binding gives a meaning to.
  var key: Key {
    switch self {
    case .byDefault(let key): key
    case .override(let override): override.key
    case .keyed(let keyed): keyed.base.key
    }
  }

  /// The override that the binding is, or whose values it is about; none for a default.
  var override: Override? {
    switch self {
    case .byDefault: nil
    case .override(let override): override
    case .keyed(let keyed): keyed.base.override
    }
  }

  /// The binding of the provider, whatever the key.
  var ofProvider: Binding {
    guard case .keyed(let keyed) = self else { return self }
    return keyed.base.override.map { .override($0) } ?? .byDefault(keyed.base.key)
  }

  /// The address under which frames remember what was made for the binding.
  var address: UInt {
    switch self {
    case .byDefault(let key): key.address
    case .override(let override): override.address
    case .keyed(let keyed): keyed.address
    }
  }

  /// The frame above which the binding means nothing; none for a default, which begins at the root.
  var frame: Frame? { override?.frame }

  /// What the last making for the binding was made from.
  var prediction: Reads? {
    switch self {
    case .byDefault(let key): key.prediction.withLock { $0 }
    case .override(let override): override.prediction.withLock { $0 }
    case .keyed(let keyed): keyed.prediction.withLock { $0 }
    }
  }

  /// The binding, if it is that of a key of which a home keeps a limited number.
  var limited: KeyedBinding? {
    guard case .keyed(let keyed) = self, keyed.base.limit != nil else { return nil }
    return keyed
  }

  func predict(_ reads: Reads) {
    switch self {
    case .byDefault(let key): key.prediction.withLock { $0 = reads }
    case .override(let override): override.prediction.withLock { $0 = reads }
    case .keyed(let keyed): keyed.prediction.withLock { $0 = reads }
    }
  }
}
