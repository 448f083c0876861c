#if canImport(SwiftUI)
import Foundation
import Heirloom
import SwiftUI

/// The loud placeholder for a missing dependency: a full area in red with the diagnostic.
struct MissingDependencyView: View {
  let text: MissingDependencyText

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(verbatim: text.headline).font(.headline)
        ForEach(text.details.indices, id: \.self) { index in
          Text(verbatim: text.details[index]).font(.caption)
        }
      }
      .padding()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(Color.white)
    .background(Color.red)
  }
}
#endif
