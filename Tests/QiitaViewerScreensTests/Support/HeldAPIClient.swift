import QiitaViewerModel

/// An API client whose answers the test gives when it likes.
struct HeldAPIClient: APIClient {
  typealias Answer<Value> = CheckedContinuation<Value, any Error>

  private let searches: AsyncStream<Answer<ItemPage>>
  private let users: AsyncStream<Answer<User>>
  private let searchGate: AsyncStream<Answer<ItemPage>>.Continuation
  private let userGate: AsyncStream<Answer<User>>.Continuation

  init() {
    (searches, searchGate) = AsyncStream.makeStream()
    (users, userGate) = AsyncStream.makeStream()
  }

  func items(matching query: String, page: Int) async throws -> ItemPage {
    try await withCheckedThrowingContinuation { _ = searchGate.yield($0) }
  }

  func authenticatedUser() async throws -> User {
    try await withCheckedThrowingContinuation { _ = userGate.yield($0) }
  }

  /// Waits for the next search.
  func nextSearch() async throws -> Answer<ItemPage> {
    for await answer in searches { return answer }
    throw CancellationError()
  }

  /// Waits for the next request for the user.
  func nextUser() async throws -> Answer<User> {
    for await answer in users { return answer }
    throw CancellationError()
  }
}
