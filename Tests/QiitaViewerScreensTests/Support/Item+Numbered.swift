import Foundation
import QiitaViewerModel

extension Item {
  /// An article that differs from others in its number: a greater one is newer.
  static func numbered(
    _ number: Int,
    title: String? = nil,
    body: String = "A body.",
    tags: [String] = ["swift"],
    user: User = .sample,
    likesCount: Int = 2
  ) -> Item {
    Item(
      id: "item-\(number)",
      title: title ?? "Article \(number)",
      body: body,
      tags: tags,
      user: user,
      createdAt: Date(timeIntervalSince1970: Double(number)),
      url: URL(filePath: "/item-\(number)"),
      likesCount: likesCount
    )
  }
}
