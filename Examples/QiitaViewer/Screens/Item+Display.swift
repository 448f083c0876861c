import Foundation
import HeirloomPreviews
import QiitaViewerModel

extension Item {
  /// Who wrote the article, when, under which tags, and how it was liked.
  var byline: String {
    let day = createdAt.formatted(.iso8601.year().month().day())
    let likes = likesCount == 1 ? "1 like" : "\(likesCount) likes"
    let topics = tags.joined(separator: ", ")
    return [user.displayName, day, topics, likes].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension [Item] {
  /// Rows to pick an article from by its number.
  var numberedRows: [ScreenNode] {
    enumerated().map { index, item in
      .row(ScreenRow(item.title, details: [item.byline], mark: "\(index + 1)"))
    }
  }
}

extension Array {
  /// Returns the entry that a person picks by its number.
  func entry(_ number: Int) throws(CommandError) -> Element {
    guard indices.contains(number - 1) else { throw .noEntry(number, count: count) }
    return self[number - 1]
  }
}
