#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A whole screen below its title.
struct ResolvedScreenView: View {
  let title: String
  let content: ResolvedNode

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(verbatim: title).font(.title)
        ResolvedNodeView(content)
      }
      .padding()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
#endif
