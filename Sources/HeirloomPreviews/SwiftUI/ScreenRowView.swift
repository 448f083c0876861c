#if canImport(SwiftUI)
import SwiftUI

/// One entry of a list.
struct ScreenRowView: View {
  let row: ScreenRow

  var body: some View {
    HStack {
      Text(verbatim: row.mark)
      VStack(alignment: .leading) {
        Text(verbatim: row.title)
        ForEach(row.details.indices, id: \.self) { index in
          Text(verbatim: row.details[index]).font(.caption)
        }
      }
    }
  }
}
#endif
