/// A recipe for one value that takes a while to make, and may fail, once, and remembered.
///
/// A read is `try await scope.x`. However many readers ask at once, the maker runs once, in a task of
/// its own: the *flight*. The flight does not inherit task-local values, for it belongs to all who wait
/// for it. A failure is delivered to each of them and not kept; the next read tries again. A reader
/// whose task is cancelled stops waiting at once; the flight is cancelled when nobody is left.
///
/// What elsewhere ends the program is thrown here as a ``Failure``: a required value that no scope
/// gives, a cycle of such providers, endless recursion.
///
/// ```swift
/// struct Settings: Sendable { let host: String }
/// struct Connection: Sendable { init(to host: String) async throws {} }
///
/// extension Providers {
///   var settings: AsyncProvider<Settings> { AsyncProvider { _ in Settings(host: "qiita.example") } }
///   var connection: AsyncProvider<Connection> {
///     AsyncProvider { try await Connection(to: $0.settings.host) }
///   }
/// }
/// ```
public struct AsyncProvider<Value: Sendable>: ValueProviderKind {
  /// What a read gives: the value.
  public typealias Reading = Value

  /// Makes the value from what the resolver reads.
  public typealias Maker = nonisolated(nonsending) @Sendable (Resolver) async throws -> Value

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
  ///   - make: Makes the value; it may be isolated to a global actor.
  public init(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: nonisolated(nonsending) @escaping @Sendable (Resolver) async throws -> Value
  ) {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    self.init(recipe: Recipe(declaration, maker: make))
  }
}
