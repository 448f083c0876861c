public import Heirloom

extension ScreenNode {
  /// Embeds a host, and what it shows, in a screen: the host inherits the scope that it is rendered in.
  ///
  /// The host leaves its parent for that. Rendering again in the same scope changes nothing; rendering
  /// in another one moves the host there. An override that is a node of the screen derives another
  /// scope at each rendering; what is to be kept is overridden by the host's derivation.
  ///
  /// - Parameters:
  ///   - host: The host at the top of the tree to embed.
  ///   - content: What is rendered in the host's scope.
  ///
  /// - Returns: The description.
  public static func embedding(
    _ host: ScopeHost,
    @ScreenBuilder content: () -> some ScreenContent
  ) -> ScreenNode {
    .content(EmbeddedHost(host: host, content: .content(content())))
  }

  /// Describes content that is rendered in the scope of a host, whatever scope it is a part of.
  ///
  /// Where no scope reaches the host, the placeholder is shown: the loud one in a debug build and the
  /// neutral one in a release build.
  ///
  /// - Parameters:
  ///   - host: The host that shows the content.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - content: What is rendered in the host's scope.
  ///
  /// - Returns: The description.
  public static func hosted(
    by host: ScopeHost,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder content: () -> some ScreenContent
  ) -> ScreenNode {
    let place = SourcePlace(fileID: fileID, line: line)
    return .content(HostedContent(host: host, place: place, content: .content(content())))
  }
}
