/// A recipe for one value that is made on the main actor, once, and remembered.
///
/// Main-actor code reads it like any other value; elsewhere the read is `await scope.x`, and a
/// synchronous one does not compile.
///
/// ```swift
/// @MainActor final class Router { init() {} }
///
/// extension Providers {
///   var router: MainProvider<Router> { MainProvider { _ in Router() } }
/// }
/// ```
public struct MainProvider<Value: Sendable>: ValueProviderKind, MainProviderKind {
  /// What a read gives: the value.
  public typealias Reading = Value

  /// Makes the value, on the main actor, from what the resolver reads.
  public typealias Maker = @MainActor @Sendable (Resolver) -> Value

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
  ///   - make: Makes the value.
  public init(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (Resolver) -> Value
  ) {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    self.init(recipe: Recipe(declaration, maker: make))
  }

  /// Reads the value of a provider in a scope.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - scope: The scope to read in.
  ///
  /// - Returns: The value.
  @MainActor
  public static func reading(
    of keyPath: KeyPath<Providers, Self>,
    in scope: Scope
  ) -> Value {
    scope.frame.read(keyPath, for: .scope) { make, resolver in make(resolver) }
  }
}
