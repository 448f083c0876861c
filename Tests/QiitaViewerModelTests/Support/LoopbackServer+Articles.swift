import Foundation
import LoopbackServer
import QiitaViewerModel

extension LoopbackServer {
  /// Starts a server that has some articles, whatever it is asked to search.
  convenience init(serving items: [Item]) throws {
    try self.init { request in
      guard request.path == "/api/v2/items" else { return .http(401) }
      let page = request.parameters["page"].flatMap(Int.init) ?? 1
      let size = request.parameters["per_page"].flatMap(Int.init) ?? 20
      let body = items.dropFirst((page - 1) * size).prefix(size).map(\.asAnswer)
      return .http(
        headers: ["Total-Count": "\(items.count)"],
        body: "[\(body.joined(separator: ","))]"
      )
    }
  }
}

extension Item {
  /// The article as the site writes it.
  fileprivate var asAnswer: String {
    """
    {
      "id": "\(id)", "title": "\(title)", "body": "\(body)", "tags": [{"name": "swift"}],
      "user": {"id": "\(user.id)", "name": "\(user.name)"}, "likes_count": \(likesCount),
      "created_at": "\(createdAt.formatted(.iso8601))", "url": "https://qiita.example/\(id)"
    }
    """
  }
}
