public import Heirloom

extension TextRenderer {
  /// Renders content in the scope of a host, or the placeholder where no scope reaches the host.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - host: The host that shows the content.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: Lines of text, each ended by a line break.
  @MainActor
  public func render(
    _ content: some ScreenContent,
    in host: ScopeHost,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> String {
    let node = ScreenNode.hosted(by: host, fileID: fileID, line: line) { content }
    // The placeholder is drawn in any scope, for it reads none.
    return render(node, in: host.scope ?? Scope(.live))
  }
}
