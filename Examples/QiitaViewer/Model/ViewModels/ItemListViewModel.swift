public import Observation

/// The state of the search screen.
///
/// The query, the articles and what "more" would load always belong together: a search that fails
/// leaves all three as they were. Of several requests in flight the latest wins; one that was
/// overtaken returns quietly, whatever its answer.
@MainActor
@Observable
public final class ItemListViewModel {
  /// The query that the articles answer; before the first answer, the one to begin with.
  public private(set) var query: String

  /// The articles found so far, newest first.
  public private(set) var items: [Item] = []

  /// Whether a request is in flight.
  public private(set) var isLoading = false

  /// Why the latest request failed, or nil when it did not.
  public private(set) var errorMessage: String?

  private var nextPage: Int?

  @ObservationIgnored private let apiClient: any APIClient
  @ObservationIgnored private var pendingQuery: String?
  @ObservationIgnored private var latestRequest = 0

  /// Creates the state; asks for nothing yet.
  ///
  /// - Parameters:
  ///   - apiClient: The client that searches.
  ///   - query: The query to begin with.
  public init(apiClient: any APIClient, query: String = "tag:swift") {
    self.apiClient = apiClient
    self.query = query
  }

  /// Whether the site has more articles for the query than are shown.
  public var hasMore: Bool { nextPage != nil }

  /// Asks again for the query shown, or for the one that is being asked for.
  ///
  /// - Throws: The error of the client; the articles then stay.
  public func reload() async throws {
    try await search(pendingQuery ?? query)
  }

  /// Replaces the articles with those of a query, once they are there.
  ///
  /// - Parameter query: The new query.
  ///
  /// - Throws: The error of the client; the query and the articles then stay.
  public func search(_ query: String) async throws {
    pendingQuery = query
    let page = try await request(query, page: 1)
    guard let page else { return }
    self.query = query
    items = []
    append(page)
  }

  /// Asks for the articles, unless some are shown or on their way.
  ///
  /// - Throws: The error of the client.
  public func loadIfEmpty() async throws {
    guard items.isEmpty, !isLoading else { return }
    try await reload()
  }

  /// Adds the next page to the articles, unless there is none or a request is in flight.
  ///
  /// - Returns: Whether a page was added.
  ///
  /// - Throws: The error of the client; the articles then stay.
  @discardableResult
  public func loadMore() async throws -> Bool {
    guard let nextPage, !isLoading else { return false }
    guard let page = try await request(query, page: nextPage) else { return false }
    append(page)
    return true
  }

  /// Asks for a page; nil when a newer request has overtaken this one.
  private func request(_ query: String, page: Int) async throws -> ItemPage? {
    latestRequest += 1
    let request = latestRequest
    isLoading = true
    errorMessage = nil
    defer {
      if request == latestRequest {
        isLoading = false
        pendingQuery = nil
      }
    }
    do {
      let page = try await apiClient.items(matching: query, page: page)
      return request == latestRequest ? page : nil
    } catch {
      guard request == latestRequest else { return nil }
      errorMessage = error.message
      throw error
    }
  }

  /// Adds the articles that are not shown yet: pages shift when an article is published meanwhile.
  private func append(_ page: ItemPage) {
    var shown = Set(items.map(\.id))
    items += page.items.filter { shown.insert($0.id).inserted }
    nextPage = page.nextPage
  }
}
