/// A recipe for products that are made on the main actor from injected values and arguments.
///
/// It is ``AssistedProvider`` for products that live on the main actor, such as view models.
///
/// ```swift
/// @MainActor final class Editor {
///   let text: String
///   init(text: String) { self.text = text }
/// }
///
/// extension Providers {
///   var editor: MainAssistedProvider<Editor, String> {
///     MainAssistedProvider { Editor(text: $1) }
///   }
/// }
/// ```
public struct MainAssistedProvider<Product, each Parameter>: MainProviderKind {
  /// What a read gives: a factory bound to the reader's scope.
  public typealias Reading = MainAssisted<Product, repeat each Parameter>

  /// Makes a product from what the resolver reads and the caller's arguments.
  public typealias Maker = MainAssistedMaker<Product, repeat each Parameter>

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
  ///   - make: Makes a product from the resolver and the caller's arguments.
  public init(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
  ) {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    self.init(recipe: Recipe(declaration, maker: Maker(make: make)))
  }

  /// Declares products that touch the outside world.
  ///
  /// A call in a preview or test scope without an override or a variant is reported as a failure
  /// that names the provider, and the product is given.
  ///
  /// - Parameters:
  ///   - name: The property's name, for messages.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - make: Makes a product from the resolver and the caller's arguments.
  ///
  /// - Returns: A provider marked as live.
  public static func live(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
  ) -> Self {
    Self(name: name, fileID: fileID, line: line, make).changing { $0.isLive = true }
  }

  /// Gives the provider another maker in scopes built for previews.
  ///
  /// - Parameter make: Makes a product in a ``Purpose/preview`` scope.
  ///
  /// - Returns: The provider with the variant.
  public func preview(
    _ make: @escaping @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
  ) -> Self {
    changing { $0.preview = Maker(make: make) }
  }

  /// Gives the provider another maker in scopes built for tests.
  ///
  /// - Parameter make: Makes a product in a ``Purpose/test`` scope.
  ///
  /// - Returns: The provider with the variant.
  public func test(
    _ make: @escaping @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
  ) -> Self {
    changing { $0.test = Maker(make: make) }
  }
}

extension MainAssistedProvider {
  /// Reads the provider's factory in a scope.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - scope: The scope in which each call resolves.
  ///
  /// - Returns: The factory.
  @MainActor
  public static func reading(
    of keyPath: KeyPath<Providers, Self>,
    in scope: Scope
  ) -> Reading {
    let frame = scope.frame
    switch frame.callee(of: keyPath, for: .scope) {
    case .given(let factory):
      return factory
    case .made(let call, let maker):
      return MainAssisted { (argument: repeat each Parameter) in
        frame.call(call, for: .scope) { maker.make($0, repeat each argument) }
      }
    }
  }
}
