#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The loud placeholder for a missing dependency within a screen.
struct MissingLinesView: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines.indices, id: \.self) { index in Text(verbatim: lines[index]) }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .foregroundStyle(Color.white)
    .background(Color.red)
  }
}
#endif
