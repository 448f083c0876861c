import HeirloomTesting
import QiitaViewerModel

extension Contract where Subject == any APIClient {
  /// What every client promises, of which nothing is known but that it has articles and no token.
  static var apiClient: Contract {
    Contract {
      Law("the pages of a search come to an end, and no article is on two of them") { client in
        let pages = try await client.pages
        let ids = pages.flatMap(\.items).map(\.id)
        return pages.last?.nextPage == nil && Set(ids).count == ids.count
      }
      Law("a page that is followed by another one is not empty") { client in
        try await client.pages.allSatisfy { $0.nextPage == nil || !$0.items.isEmpty }
      }
      Law("the page that follows is the next one") { client in
        try await client.pages.enumerated().allSatisfy { $1.nextPage ?? $0 + 2 == $0 + 2 }
      }
      Law("articles are newest first") { client in
        let dates = try await client.pages.flatMap(\.items).map(\.createdAt)
        return dates == dates.sorted(by: >)
      }
      Law("a page that is asked for again is the same") { client in
        let first = try await client.items(matching: "tag:swift", page: 1)
        return try await client.items(matching: "tag:swift", page: 1) == first
      }
      Law("without a token there is nobody to tell about") { client in
        do {
          _ = try await client.authenticatedUser()
          return false
        } catch APIError.noAccessToken {
          return true
        }
      }
    }
  }
}

extension APIClient {
  /// The pages of a search, up to a hundred.
  fileprivate var pages: [ItemPage] {
    get async throws {
      var pages: [ItemPage] = []
      var next: Int? = 1
      while let page = next, pages.count < 100 {
        pages.append(try await items(matching: "tag:swift", page: page))
        next = pages.last?.nextPage
      }
      return pages
    }
  }
}
