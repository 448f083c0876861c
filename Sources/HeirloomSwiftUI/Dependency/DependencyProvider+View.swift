#if canImport(SwiftUI)
public import Heirloom
public import SwiftUI

extension DependencyProvider: View where Content: View {
  /// The content, made in the scope that reaches the view, or the placeholder that the policy asks for.
  @MainActor public var body: some View {
    EnvironmentScope { DependencyView(rendering: rendering(in: $0, by: .views)) }
  }
}

extension DependencyProvider where Content: View {
  /// Creates a provider of a view that needs typed dependencies.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - content: Builds the view from the dependencies.
  @MainActor
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: @escaping @MainActor (repeat each Provided) -> Content
  ) where repeat each Provided: Dependency {
    self.init(byTypeAt: SourcePlace(fileID: fileID, line: line)) {
      (dependency: repeat each Provided) -> Content in content(repeat each dependency)
    }
  }

  /// Creates a provider of a view that needs the values of providers.
  ///
  /// - Parameters:
  ///   - keyPath: The providers.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - content: Builds the view from the values.
  @MainActor
  public init(
    _ keyPath: repeat KeyPath<Providers, Provider<each Provided>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: @escaping @MainActor (repeat each Provided) -> Content
  ) where repeat each Provided: Sendable {
    self.init(
      byKeyPathAt: SourcePlace(fileID: fileID, line: line),
      repeat each keyPath,
      content: { (value: repeat each Provided) -> Content in content(repeat each value) }
    )
  }
}
#endif
