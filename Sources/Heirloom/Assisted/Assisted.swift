/// A factory that makes products from the arguments of its caller.
///
/// Reading an ``AssistedProvider`` gives one bound to the reader's scope, which it keeps alive. A
/// test makes its own from a closure or an unapplied initialiser. Arguments of one type are told
/// apart by their order only; give them a structure, or write an ``AssistedFactory`` with labels.
///
/// ```swift
/// let double = Assisted { (number: Int) in number * 2 }
/// double(21)  // 42
/// ```
public struct Assisted<Product, each Parameter>: Sendable {
  private let body: @Sendable (repeat each Parameter) -> Product

  /// Creates a factory.
  ///
  /// - Parameter make: Makes a product from the arguments.
  public init(_ make: @escaping @Sendable (repeat each Parameter) -> Product) {
    body = make
  }

  /// Makes a product.
  ///
  /// - Parameter argument: The arguments, in the order of the parameters.
  ///
  /// - Returns: A new product.
  public func callAsFunction(_ argument: repeat each Parameter) -> Product {
    body(repeat each argument)
  }
}

extension Assisted: AssistedFactory {
  /// Makes a product from a tuple of arguments.
  ///
  /// - Parameter parameter: The arguments, in the order of the parameters.
  ///
  /// - Returns: A new product.
  public nonisolated func make(_ parameter: (repeat each Parameter)) -> Product {
    body(repeat each parameter)
  }
}
