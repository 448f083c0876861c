#if canImport(SwiftUI)
public import Heirloom
public import SwiftUI

extension View {
  /// Hands a scope to the view, whatever scope reaches it.
  ///
  /// - Parameter scope: The scope, as a root that the application keeps.
  ///
  /// - Returns: The view with the scope.
  public func scope(_ scope: Scope) -> some View {
    environment(\.scope, scope)
  }

  /// Hands the view a scope derived from the one that reaches it.
  ///
  /// The scope is derived once for each identity of the view and kept while bodies run again, with all
  /// that was made in it. It is renewed when the scope above changes, or `id` does; what the closure
  /// captures does not renew it.
  ///
  /// - Parameters:
  ///   - id: Another value than before renews the scope.
  ///   - derive: Derives the scope.
  ///
  /// - Returns: The view with the derived scope; without one where no scope reaches it.
  public func scope(
    id: AnyHashable? = nil,
    deriving derive: @escaping @MainActor (Scope) -> Scope
  ) -> some View {
    modifier(DerivedScope(id: id, derive))
  }

  /// Overrides what a read of a provider gives in the view.
  ///
  /// The replacement of the first time is kept until the scope is renewed.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - replacement: What a read gives.
  ///   - id: Another value than before renews the scope.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The view with the derived scope.
  public func overriding<Kind: ProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    with replacement: Kind.Reading,
    id: AnyHashable? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    scope(id: id) { $0.overriding(keyPath, with: replacement, fileID: fileID, line: line) }
  }

  /// Overrides how the value of a provider is made in the view.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - id: Another value than before renews the scope.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes the value; reading the provider itself means the next binding outwards.
  ///
  /// - Returns: The view with the derived scope.
  public func overriding<Kind: ValueProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    id: AnyHashable? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: Kind.Maker
  ) -> some View {
    scope(id: id) { $0.overriding(keyPath, fileID: fileID, line: line, make) }
  }

  /// Overrides any number of providers in the view.
  ///
  /// - Parameters:
  ///   - id: Another value than before renews the scope.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - configure: Sets what is overridden; it runs once for each derived scope.
  ///
  /// - Returns: The view with the derived scope.
  public func overriding(
    id: AnyHashable? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: @escaping @MainActor (inout Overrides) -> Void
  ) -> some View {
    scope(id: id) { $0.overriding(fileID: fileID, line: line, configure) }
  }

  /// Provides the view with a typed dependency as it is.
  ///
  /// - Parameters:
  ///   - dependency: The dependency; that of the first time is kept until the scope is renewed.
  ///   - id: Another value than before renews the scope.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The view with the derived scope.
  public func providing<Provided: Dependency>(
    _ dependency: Provided,
    id: AnyHashable? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    scope(id: id) { $0.providing(dependency, fileID: fileID, line: line) }
  }

  /// Provides the view with a typed dependency made when it is read.
  ///
  /// - Parameters:
  ///   - id: Another value than before renews the scope.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes the dependency from what the resolver reads.
  ///
  /// - Returns: The view with the derived scope.
  public func providing<Provided: Dependency>(
    id: AnyHashable? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Resolver) -> Provided
  ) -> some View {
    scope(id: id) { $0.providing(fileID: fileID, line: line, make) }
  }
}
#endif
