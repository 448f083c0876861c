/// A recipe for values that are told apart by a key, each made once and remembered.
///
/// Reading it gives a ``Keyed``, and `scope.x[key]` the value. Keys are told apart by `==`. Each value
/// is under the rules of its own making: it lives in the outermost scope in which it would have been
/// made the same way, so the value of one key may be shared where that of another is not.
///
/// ```swift
/// final class Channel: Sendable {
///   let name: String
///   init(_ name: String) { self.name = name }
/// }
///
/// extension Providers {
///   var channel: KeyedProvider<String, Channel> { KeyedProvider { _, name in Channel(name) } }
/// }
///
/// let scope = Scope(.live)
/// scope.channel["sample"] === scope.channel["sample"]  // true
/// ```
///
/// A maker may read its own provider with another key. Coming back to a key that is being made is a
/// cycle.
public struct KeyedProvider<Key: Hashable & Sendable, Value: Sendable>: ValueProviderKind {
  /// What a read gives: the values by their keys.
  public typealias Reading = Keyed<Key, Value>

  /// Makes the value of a key from what the resolver reads.
  public typealias Maker = @Sendable (Resolver, Key) -> Value

  /// The recipe that the property describes.
  public let recipe: Recipe<Maker>

  /// Creates a provider from a recipe.
  ///
  /// - Parameter recipe: The recipe.
  public init(recipe: Recipe<Maker>) {
    self.recipe = recipe
  }

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - name: The property's name, for messages.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - make: Makes the value of a key.
  public init(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Resolver, Key) -> Value
  ) {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    self.init(recipe: Recipe(declaration, maker: make))
  }

  /// Limits how many values are kept, and lets go of those that were not read for the longest time.
  ///
  /// Each scope that is the home of values keeps that many of them. The one exception to *made once*:
  /// a value that was let go of lives on with whoever holds it, and the next read makes another. Two
  /// are never being made for one key and home at once. An override replaces the limit with the rest
  /// of the recipe; its values are all kept.
  ///
  /// A read of such a value takes a lock in each scope from the reader's to the home, and letting go
  /// takes constant time.
  ///
  /// - Parameter limit: How many values are kept, at least 1.
  ///
  /// - Returns: The provider with the limit.
  public func keeping(atMost limit: Int) -> Self {
    guard limit > 0 else {
      let declaration = recipe.declaration
      fatalError(
        "'\(declaration.qualifiedName)' has to keep at least 1 value, not \(limit).",
        file: declaration.place.fileID,
        line: declaration.place.line
      )
    }
    return changing { $0.limit = limit }
  }
}

extension KeyedProvider: CallableProviderKind {
  /// Reads the provider's values in a scope.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - scope: The scope in which each key is read.
  ///
  /// - Returns: The values by their keys.
  public static func reading(
    of keyPath: KeyPath<Providers, Self>,
    in scope: Scope
  ) -> Reading {
    scope.frame.keyed(keyPath)
  }
}
