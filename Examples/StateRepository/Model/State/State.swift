/// Data together with how it stands: settled, being loaded, or in trouble.
///
/// With the two cases of the content there are six things to show, and whoever shows all six has
/// nothing left to think of.
public enum State<Value: Sendable>: Sendable {
  /// Nothing is under way.
  case fixed(StateContent<Value>)

  /// Something is being loaded; the content is what there is meanwhile.
  case loading(StateContent<Value>)

  /// The latest load went wrong; the content is what is left.
  case error(StateContent<Value>, any Error)

  /// The content, in any case.
  public var content: StateContent<Value> {
    switch self {
    case .fixed(let content), .loading(let content), .error(let content, _): content
    }
  }

  /// Whether something is being loaded.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Chooses by how the data stands.
  ///
  /// - Parameters:
  ///   - onFixed: Called when nothing is under way.
  ///   - onLoading: Called while something is being loaded.
  ///   - onError: Called with the error when the latest load went wrong.
  ///
  /// - Returns: What the chosen closure returns.
  ///
  /// - Throws: What the chosen closure throws.
  public func choose<Result, Failure: Error>(
    onFixed: () throws(Failure) -> Result,
    onLoading: () throws(Failure) -> Result,
    onError: (any Error) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .fixed: try onFixed()
    case .loading: try onLoading()
    case .error(_, let error): try onError(error)
    }
  }

  /// Transforms the content where it exists; how the data stands remains.
  ///
  /// - Parameter transform: Transforms the value.
  ///
  /// - Returns: The state with the new content.
  ///
  /// - Throws: What the closure throws.
  public func mapContent<Result: Sendable, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Result
  ) throws(Failure) -> State<Result> {
    switch self {
    case .fixed(let content): .fixed(try content.map(transform))
    case .loading(let content): .loading(try content.map(transform))
    case .error(let content, let error): .error(try content.map(transform), error)
    }
  }
}
