import QiitaViewerModel

/// An API client whose answers the test gives, one request at a time and in any order.
struct GatedAPIClient: APIClient {
  let searches: AsyncStream<GatedRequest<ItemPage>>
  let userRequests: AsyncStream<GatedRequest<User>>
  private let searchGate: AsyncStream<GatedRequest<ItemPage>>.Continuation
  private let userGate: AsyncStream<GatedRequest<User>>.Continuation

  init() {
    (searches, searchGate) = AsyncStream.makeStream()
    (userRequests, userGate) = AsyncStream.makeStream()
  }

  func items(matching query: String, page: Int) async throws -> ItemPage {
    try await withCheckedThrowingContinuation { answer in
      searchGate.yield(GatedRequest(text: "\(query) page \(page)", answer: answer))
    }
  }

  func authenticatedUser() async throws -> User {
    try await withCheckedThrowingContinuation { answer in
      userGate.yield(GatedRequest(text: "user", answer: answer))
    }
  }

  /// Waits for the next search.
  func nextSearch() async throws -> GatedRequest<ItemPage> {
    try await next(of: searches)
  }

  /// Waits for the next request for the user.
  func nextUserRequest() async throws -> GatedRequest<User> {
    try await next(of: userRequests)
  }

  private func next<Answer>(
    of requests: AsyncStream<GatedRequest<Answer>>
  ) async throws -> GatedRequest<Answer> {
    for await request in requests { return request }
    throw CancellationError()
  }
}
