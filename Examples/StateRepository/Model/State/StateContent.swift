/// A value that is there or not, spelled out so that a screen has to face its absence.
public enum StateContent<Value: Sendable>: Sendable {
  /// There is a value.
  case existing(Value)

  /// There is none.
  case absent

  /// Wraps an optional value.
  ///
  /// - Parameter value: The value, if there is one.
  public init(wrapping value: Value?) {
    self = value.map(Self.existing) ?? .absent
  }

  /// The value, if there is one.
  public var value: Value? {
    switch self {
    case .existing(let value): value
    case .absent: nil
    }
  }

  /// Chooses by whether there is a value.
  ///
  /// - Parameters:
  ///   - onExisting: Called with the value.
  ///   - onAbsent: Called where there is none.
  ///
  /// - Returns: What the chosen closure returns.
  ///
  /// - Throws: What the chosen closure throws.
  public func choose<Result, Failure: Error>(
    onExisting: (Value) throws(Failure) -> Result,
    onAbsent: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .existing(let value): try onExisting(value)
    case .absent: try onAbsent()
    }
  }

  /// Transforms the value, if there is one.
  ///
  /// - Parameter transform: Transforms the value.
  ///
  /// - Returns: The content with the new value.
  ///
  /// - Throws: What the closure throws.
  public func map<Result: Sendable, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Result
  ) throws(Failure) -> StateContent<Result> {
    switch self {
    case .existing(let value): .existing(try transform(value))
    case .absent: .absent
    }
  }
}

extension StateContent: Equatable where Value: Equatable {}
