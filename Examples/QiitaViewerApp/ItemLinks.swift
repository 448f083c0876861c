#if canImport(SwiftUI)
import QiitaViewerModel
import SwiftUI

/// Articles that lead to their screens.
struct ItemLinks: View {
  let items: [Item]

  var body: some View {
    ForEach(items, id: \.id) { item in
      NavigationLink(value: item) {
        VStack(alignment: .leading) {
          Text(verbatim: item.title)
          Text(verbatim: item.user.displayName).font(.caption)
        }
      }
    }
  }
}
#endif
