#if canImport(SwiftUI)
import SwiftUI

/// The place of an image, with what it would show.
struct ImagePlaceholder: View {
  let description: String

  var body: some View {
    Label {
      Text(verbatim: description)
    } icon: {
      Image(systemName: "photo")
    }
  }
}
#endif
