/// Where data is looked for.
public enum ContentSource: CaseIterable, Sendable {
  /// In the cache and, where that has no good data, at the origin.
  case both

  /// In the cache alone.
  case cache

  /// At the origin, whatever the cache has.
  case origin

  var demand: Demand? {
    switch self {
    case .both: Demand()
    case .cache: nil
    case .origin: Demand(isForced: true)
    }
  }
}
