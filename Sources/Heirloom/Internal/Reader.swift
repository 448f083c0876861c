/// Who reads: code that holds a scope, or a maker through its resolver.
enum Reader {
  /// Code that holds a scope.
  case scope

  /// A maker. Within an override, reading the override's own key means the next binding outwards.
  case maker(Making, within: Override?)

  /// The making that records what is read.
  var recorder: Making? {
    switch self {
    case .scope: nil
    case .maker(let making, _): making
    }
  }

  /// The making that a new one would be a part of.
  ///
  /// Code in a maker that reads some other scope is not recorded, but it is part of the chain.
  var chain: Making? {
    switch self {
    case .scope: Ambience.runningMaking
    case .maker(let making, _): making
    }
  }

  /// Returns the override whose own key is being read from its maker.
  func enclosingOverride(of key: Key) -> Override? {
    guard case .maker(_, let override?) = self, override.key === key else { return nil }
    return override
  }
}
