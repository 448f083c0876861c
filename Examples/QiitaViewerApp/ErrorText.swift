#if canImport(SwiftUI)
import SwiftUI

/// What went wrong, as a person is told.
struct ErrorText: View {
  let message: String

  var body: some View {
    Text(verbatim: message).foregroundStyle(Color.red)
  }
}
#endif
