#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// Shows what a screen says there is to see, with SwiftUI's own views.
///
/// It is a renderer like those for text and HTML: buttons do nothing and fields cannot be edited.
public struct ResolvedNodeView: View {
  private let node: ResolvedNode

  /// Creates a view.
  ///
  /// - Parameter node: What there is to see.
  public init(_ node: ResolvedNode) {
    self.node = node
  }

  /// The node as a view.
  public var body: some View {
    switch node {
    case .empty: EmptyView()
    case .group(let nodes): ResolvedNodesView(nodes: nodes)
    case .screen(let title, let content): ResolvedScreenView(title: title, content: content)
    case .title(let text): Text(verbatim: text).font(.headline)
    case .text(let text): Text(verbatim: text)
    case .list(let nodes): ResolvedNodesView(nodes: nodes)
    case .row(let row): ScreenRowView(row: row)
    case .button(let button): Button(action: ignore) { Text(verbatim: button.title) }
    case .field(let label, let value):
      LabeledContent {
        Text(verbatim: value)
      } label: {
        Text(verbatim: label)
      }
    case .image(let description): ImagePlaceholder(description: description)
    case .progress(let text): ProgressView { Text(verbatim: text) }
    case .badge(let text): Text(verbatim: text).font(.caption).padding(4).background(Color.yellow)
    case .error(let text): Text(verbatim: text).foregroundStyle(Color.red)
    case .missing(let lines): MissingLinesView(lines: lines)
    }
  }

  // A rendering has nothing to act upon.
  private func ignore() {}
}
#endif
