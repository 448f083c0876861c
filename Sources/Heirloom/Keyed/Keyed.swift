/// Values told apart by a key.
///
/// Reading a ``KeyedProvider`` gives one bound to the reader's scope, which it keeps alive: each key is
/// read as the scope reads it, and its value is remembered there. A test makes its own from a closure,
/// which is called at each read; a scope that is overridden with one calls it once for each key and
/// remembers the value.
///
/// ```swift
/// let squares = Keyed { (number: Int) in number * number }
/// squares[6]  // 36
/// ```
///
/// It may be read from any thread.
public struct Keyed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Where the values come from.
  enum Source: Sendable {
    case closure(@Sendable (Key) -> Value)
    case scope(Frame, KeyedValues<Key, Value>)
  }

  let source: Source

  /// Creates values of a closure's making.
  ///
  /// - Parameter make: Makes the value of a key.
  public init(_ make: @escaping @Sendable (Key) -> Value) {
    source = .closure(make)
  }

  init(_ values: KeyedValues<Key, Value>, in frame: Frame) {
    source = .scope(frame, values)
  }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  public subscript(key: Key) -> Value {
    switch source {
    case .closure(let make): make(key)
    case .scope(let frame, let values): frame.slot(for: key, in: values, reader: .scope).value
    }
  }
}
