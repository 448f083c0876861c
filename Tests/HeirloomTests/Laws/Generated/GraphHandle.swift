import Heirloom

/// A reader for later.
enum GraphHandle: Sendable {
  case value(Deferred<GraphValue?>)
  case factory(Deferred<Assisted<GraphValue, Int>>)

  /// Reads through it.
  func read(argument: Int) -> GraphValue? {
    switch self {
    case .value(let deferred): deferred.value
    case .factory(let deferred): deferred.value(argument)
    }
  }
}
