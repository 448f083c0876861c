/// A factory of products that a maker may call but not keep.
///
/// A resolver gives it for ``AssistedProvider``. What its calls read counts as read by the maker.
public struct BorrowedAssisted<Product, each Parameter>: ~Escapable {
  private let body: (repeat each Parameter) -> Product

  @_lifetime(immortal)
  init(_ body: @escaping (repeat each Parameter) -> Product) {
    self.body = body
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

@available(*, unavailable)
extension BorrowedAssisted: Sendable {}
