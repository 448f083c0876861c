/// A factory whose arguments can be compared, so that a changed one is noticed.
///
/// ``Assisted`` and ``MainAssisted`` conform when each of their parameters is `Equatable`. A factory
/// written by hand adopts it; with an `Equatable` parameter there is nothing more to write.
public protocol ArgumentComparing: AssistedFactory {
  /// Returns whether two arguments are the same.
  ///
  /// - Parameters:
  ///   - left: An argument.
  ///   - right: Another argument.
  ///
  /// - Returns: Whether a product made from one serves for the other.
  static func isSame(_ left: Parameter, _ right: Parameter) -> Bool
}

extension ArgumentComparing where Parameter: Equatable {
  /// Returns whether two arguments are equal.
  ///
  /// - Parameters:
  ///   - left: An argument.
  ///   - right: Another argument.
  ///
  /// - Returns: Whether they are equal.
  public static func isSame(_ left: Parameter, _ right: Parameter) -> Bool {
    left == right
  }
}

extension Assisted: ArgumentComparing where repeat each Parameter: Equatable {
  /// Returns whether two tuples of arguments are equal, element by element.
  ///
  /// - Parameters:
  ///   - left: The arguments.
  ///   - right: Other arguments.
  ///
  /// - Returns: Whether all elements are equal.
  public nonisolated static func isSame(
    _ left: (repeat each Parameter),
    _ right: (repeat each Parameter)
  ) -> Bool {
    for (left, right) in repeat (each left, each right) {
      guard left == right else { return false }
    }
    return true
  }
}

extension MainAssisted: ArgumentComparing where repeat each Parameter: Equatable {
  /// Returns whether two tuples of arguments are equal, element by element.
  ///
  /// - Parameters:
  ///   - left: The arguments.
  ///   - right: Other arguments.
  ///
  /// - Returns: Whether all elements are equal.
  public static func isSame(
    _ left: (repeat each Parameter),
    _ right: (repeat each Parameter)
  ) -> Bool {
    for (left, right) in repeat (each left, each right) {
      guard left == right else { return false }
    }
    return true
  }
}
