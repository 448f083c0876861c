/// A factory that makes products on the main actor from the arguments of its caller.
///
/// It is ``Assisted`` for products that live on the main actor.
public struct MainAssisted<Product, each Parameter>: Sendable {
  private let body: @MainActor @Sendable (repeat each Parameter) -> Product

  /// Creates a factory.
  ///
  /// - Parameter make: Makes a product from the arguments.
  public init(_ make: @escaping @MainActor @Sendable (repeat each Parameter) -> Product) {
    body = make
  }

  /// Makes a product.
  ///
  /// - Parameter argument: The arguments, in the order of the parameters.
  ///
  /// - Returns: A new product.
  @MainActor
  public func callAsFunction(_ argument: repeat each Parameter) -> Product {
    body(repeat each argument)
  }
}

extension MainAssisted: AssistedFactory {
  /// Makes a product from a tuple of arguments.
  ///
  /// - Parameter parameter: The arguments, in the order of the parameters.
  ///
  /// - Returns: A new product.
  public func make(_ parameter: (repeat each Parameter)) -> Product {
    body(repeat each parameter)
  }
}
