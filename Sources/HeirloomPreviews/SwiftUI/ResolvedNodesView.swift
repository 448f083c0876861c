#if canImport(SwiftUI)
import SwiftUI

/// Nodes one below the other.
struct ResolvedNodesView: View {
  let nodes: [ResolvedNode]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(nodes.indices, id: \.self) { index in ResolvedNodeView(nodes[index]) }
    }
  }
}
#endif
