#if canImport(SwiftUI)
import Heirloom
import SwiftUI

/// The content of a provider, or what is shown in its place.
struct DependencyView<Content: View>: View {
  let rendering: DependencyRendering<Content>

  var body: some View {
    switch rendering {
    case .content(let content): content
    case .missing(let text): MissingDependencyView(text: text)
    case .neutral: EmptyView()
    }
  }
}
#endif
