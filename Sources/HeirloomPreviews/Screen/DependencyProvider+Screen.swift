public import Heirloom

extension DependencyProvider where Content: ScreenContent {
  /// Creates a provider of a screen, or of several pieces chosen by `if` and `switch`.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - content: Builds the content from the dependencies.
  @MainActor
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder content: @escaping @MainActor (repeat each Provided) -> Content
  ) where repeat each Provided: Dependency {
    self.init(byTypeAt: SourcePlace(fileID: fileID, line: line)) {
      (dependency: repeat each Provided) -> Content in content(repeat each dependency)
    }
  }
}
