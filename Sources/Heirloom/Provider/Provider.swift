/// A recipe for one value, made from others, that a scope makes once and remembers.
///
/// The maker runs at the first read, on the reader's thread. The value is shared by every scope in
/// which it would have been made the same way, and lives in the outermost of them.
///
/// ```swift
/// struct Greeter: Sendable { let greeting: String }
///
/// extension Providers {
///   var greeting: Provider<String> { Provider { _ in "Hello" } }
///   var greeter: Provider<Greeter> { Provider { Greeter(greeting: $0.greeting) } }
/// }
/// ```
public struct Provider<Value: Sendable>: ValueProviderKind {
  /// What a read gives: the value.
  public typealias Reading = Value

  /// Makes the value from what the resolver reads.
  public typealias Maker = @Sendable (Resolver) -> Value

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
  /// The place is captured for messages only; a helper that builds providers for several properties
  /// takes `name: StaticString = #function` itself and passes it on.
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
    _ make: @escaping @Sendable (Resolver) -> Value
  ) {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    self.init(recipe: Recipe(declaration, maker: make))
  }
}
