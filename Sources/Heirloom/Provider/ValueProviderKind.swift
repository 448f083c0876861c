/// A kind of provider whose value is made once and remembered: ``Provider``, ``MainProvider`` or
/// ``AsyncProvider``.
public protocol ValueProviderKind: ProviderKind {}

extension ValueProviderKind {
  /// Declares a value whose product touches the outside world.
  ///
  /// Making the value must not touch it yet. Read in a preview or test scope without an override or
  /// a variant, the provider is reported as a failure that names it, and its value is given.
  ///
  /// - Parameters:
  ///   - name: The property's name, for messages.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - make: Makes the value.
  ///
  /// - Returns: A provider marked as live.
  public static func live(
    name: StaticString = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: Maker
  ) -> Self {
    let declaration = Declaration(name: name, place: SourcePlace(fileID: fileID, line: line))
    return Self(recipe: Recipe(declaration, maker: make)).changing { $0.isLive = true }
  }

  /// Gives the provider another maker in scopes built for previews.
  ///
  /// - Parameter make: Makes the value in a ``Purpose/preview`` scope.
  ///
  /// - Returns: The provider with the variant.
  public func preview(_ make: Maker) -> Self {
    changing { $0.preview = make }
  }

  /// Gives the provider another maker in scopes built for tests.
  ///
  /// - Parameter make: Makes the value in a ``Purpose/test`` scope.
  ///
  /// - Returns: The provider with the variant.
  public func test(_ make: Maker) -> Self {
    changing { $0.test = make }
  }

  /// The provider with one value for the whole tree of scopes.
  ///
  /// The value is made in the root, from the root's values, whoever asks first. A value made from it
  /// does not depend on what the singleton was made from.
  public var singleton: Self {
    changing { $0.isSingleton = true }
  }

  /// Ties the value's lifetime to the scope that binds another provider.
  ///
  /// Meant for values made from nothing, such as a unit of work: each scope that overrides `anchor`
  /// gets its own. Where nothing overrides `anchor`, the value lives in the root.
  ///
  /// - Parameter anchor: The provider whose binding bounds the lifetime.
  ///
  /// - Returns: The provider with the tie.
  public func tied<Anchor: ProviderKind>(
    to anchor: any KeyPath<Providers, Anchor> & Sendable
  ) -> Self {
    changing { $0.ties.append(KeyPathBox(anchor)) }
  }
}
