#if canImport(SwiftUI)
import Heirloom
import HeirloomSwiftUI
public import SwiftUI

/// Shows a screen that is described as a value, in the scope that reaches the view.
public struct ScreenContentView: View {
  private let content: any ScreenContent
  private let place: SourcePlace

  @Environment(\.scope) private var scope

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - content: The screen.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(
    _ content: any ScreenContent,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.content = content
    place = SourcePlace(fileID: fileID, line: line)
  }

  /// What there is to see, or the placeholder where no scope reaches the view.
  public var body: some View {
    ResolvedNodeView(content.resolved(in: scope, at: place))
  }
}
#endif
