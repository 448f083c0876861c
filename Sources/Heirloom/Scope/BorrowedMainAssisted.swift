/// A factory of main-actor products that a maker may call but not keep.
///
/// A resolver gives it for ``MainAssistedProvider``. What its calls read counts as read by the maker.
public struct BorrowedMainAssisted<Product, each Parameter>: ~Escapable {
  private let body: @MainActor (repeat each Parameter) -> Product

  @_lifetime(immortal)
  init(_ body: @escaping @MainActor (repeat each Parameter) -> Product) {
    self.body = body
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

@available(*, unavailable)
extension BorrowedMainAssisted: Sendable {}
