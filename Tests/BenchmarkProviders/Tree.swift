/// A product that is made from another one, which is made from a third.
public final class Tree: Sendable {
  /// The second product.
  public let branch: Branch

  /// Creates the outermost product.
  public init(branch: Branch) {
    self.branch = branch
  }
}

/// The product in the middle.
public final class Branch: Sendable {
  /// The third product.
  public let leaf: Leaf

  /// Creates a product.
  public init(leaf: Leaf) {
    self.leaf = leaf
  }
}

/// The innermost product.
public final class Leaf: Sendable {
  /// The argument.
  public let number: Int

  /// Creates a product.
  public init(number: Int) {
    self.number = number
  }
}
