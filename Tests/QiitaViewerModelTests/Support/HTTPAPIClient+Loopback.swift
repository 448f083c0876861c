import Foundation
import LoopbackServer
import QiitaViewerModel

extension HTTPAPIClient {
  /// A client of a server of the test's, for which time stands still unless the test says otherwise.
  init(
    _ server: LoopbackServer,
    token: String? = nil,
    timeLimit: Duration = .seconds(30),
    sleep: @escaping @Sendable (Duration) async throws -> Void = Self.sleepForever
  ) throws {
    self.init(
      address: try APIAddress(server.address),
      tokens: InMemoryKeychain(accessToken: token),
      pageSize: 2,
      timeLimit: timeLimit,
      now: { Date(timeIntervalSince1970: 1_000_000) },
      sleep: { duration in
        // The server stays as long as somebody waits for it.
        defer { withExtendedLifetime(server) {} }
        try await sleep(duration)
      }
    )
  }

  /// Sleeps for longer than any test takes, unless the task is cancelled.
  static let sleepForever: @Sendable (Duration) async throws -> Void = { _ in
    try await Task.sleep(for: .seconds(86_400))
  }
}

extension String {
  /// A page of the site's answer with one article.
  static let onePage = """
    [{
      "id": "sample-1", "title": "見本の記事 & more", "body": "# A body\\n", "rendered_body": "<h1>",
      "tags": [{"name": "swift", "versions": []}, {"name": "C++", "versions": ["17"]}],
      "user": {"id": "sample-aki", "name": "Aki Sample", "permanent_id": 1, "location": null},
      "created_at": "2026-04-01T09:00:00+09:00", "updated_at": "2026-04-02T09:00:00+09:00",
      "url": "https://qiita.example/sample-aki/items/sample-1", "likes_count": 3, "private": false
    }]
    """
}
