#if canImport(SwiftUI)
import SwiftUI

/// What stands for a tab.
struct TabLabel: View {
  let title: String
  let image: String

  var body: some View {
    Label {
      Text(verbatim: title)
    } icon: {
      Image(systemName: image)
    }
  }
}
#endif
