public import Heirloom

extension Providers {
  /// The service that is read.
  public var service: Provider<any Service> { Provider { _ in CountingService(step: 1) } }

  /// A value that costs nothing to copy.
  public var number: Provider<Int> { Provider { _ in 1 } }

  /// Many providers, told apart by their argument.
  public subscript(number: Int) -> Provider<Int> { Provider { _ in number } }
}

extension Providers {
  /// The last of three products, each of which is made from the one before.
  public var tree: AssistedProvider<Tree, Int> { AssistedProvider { Tree(branch: $0.branch($1)) } }

  /// The product in the middle.
  public var branch: AssistedProvider<Branch, Int> {
    AssistedProvider { Branch(leaf: $0.leaf($1)) }
  }

  /// The first product, made from the argument alone.
  public var leaf: AssistedProvider<Leaf, Int> { AssistedProvider { Leaf(number: $1) } }
}
