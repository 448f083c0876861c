/// A kind of provider, by what a read of it gives and how that is made.
///
/// The kinds are ``Provider``, ``MainProvider``, ``AsyncProvider``, ``AssistedProvider`` and
/// ``MainAssistedProvider``.
/// Declare properties of those types; conforming another type has no use.
public protocol ProviderKind: Sendable {
  /// What reading a provider of this kind gives, and what a scope overrides it with.
  associatedtype Reading: Sendable

  /// What makes the value or the product.
  associatedtype Maker: Sendable

  /// The recipe that the property describes.
  var recipe: Recipe<Maker> { get }

  /// Creates a provider from a recipe.
  ///
  /// - Parameter recipe: The recipe.
  init(recipe: Recipe<Maker>)
}

extension ProviderKind {
  /// Declares a provider whose value the scope has to give.
  ///
  /// An interface module declares with it what another module supplies. Reading one that no scope
  /// gives ends the program with a message that names it; through ``DependencyProvider`` it is a
  /// missing dependency instead.
  ///
  /// - Parameters:
  ///   - name: The property's name, for messages.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///
  /// - Returns: A provider without a maker.
  public static func required(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    return Self(recipe: Recipe(declaration, maker: nil))
  }

  func changing(_ change: (inout Recipe<Maker>) -> Void) -> Self {
    var recipe = recipe
    change(&recipe)
    return Self(recipe: recipe)
  }
}
