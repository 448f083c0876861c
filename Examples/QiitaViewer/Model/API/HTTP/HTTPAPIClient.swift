public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An API client that asks a site over the network, in version 2 of Qiita's interface.
///
/// Searching needs no token; one that is set is sent along. The token is read at each request. It is
/// sent to the one origin of the site's address, never where a redirect leads, and never unencrypted
/// except to this machine.
///
/// A request with all of its redirects takes at most as long as the time limit; cancelling the task
/// ends it, and its connection, at once. Bodies of more than 16 MB are not read to their end.
public struct HTTPAPIClient: APIClient {
  private static let bodyLimit = 16_000_000
  private static let redirectLimit = 5
  private static let pauseLimit: TimeInterval = 86_400

  private let address: APIAddress
  private let tokens: any AccessTokenProvider
  private let pageSize: Int
  private let timeLimit: Duration
  private let now: @Sendable () -> Date
  private let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a client; asks for nothing yet.
  ///
  /// - Parameters:
  ///   - address: Where the site's interface is.
  ///   - tokens: Where the access token is looked up at each request.
  ///   - pageSize: How many articles to ask for at once.
  ///   - timeLimit: How long a request may take as a whole.
  ///   - now: Tells the time, from which to say when the site may be asked again.
  ///   - sleep: Waits for the time limit.
  ///
  /// - Precondition: The page size is from 1 to 100, as the site wants it.
  public init(
    address: APIAddress,
    tokens: any AccessTokenProvider,
    pageSize: Int = 10,
    timeLimit: Duration = .seconds(30),
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    precondition((1...100).contains(pageSize), "The page size must be from 1 to 100")
    self.address = address
    self.tokens = tokens
    self.pageSize = pageSize
    self.timeLimit = timeLimit
    self.now = now
    self.sleep = sleep
  }

  /// Searches the site; what the query means is for the site to say.
  ///
  /// - Parameters:
  ///   - query: A text in the site's search language, of which ``Query`` describes a part.
  ///   - page: The number of the page, from 1.
  ///
  /// - Returns: The page, as the site orders it.
  ///
  /// - Throws: ``APIError``, or `CancellationError` when the task is cancelled.
  public func items(matching query: String, page: Int) async throws -> ItemPage {
    guard page >= 1 else { throw APIError.invalidPage(page) }
    guard query.contains(where: { !$0.isWhitespace }) else { throw APIError.emptyQuery }

    let url = address.url(
      of: "items",
      query: ["query": query, "page": "\(page)", "per_page": "\(pageSize)"]
    )
    let answer = try await answer(from: url)
    let items = try await Self.decode([ItemAnswer].self, from: answer.body).map(\.item)
    let hasMore = page < .max && answer.hasPage(after: page, of: pageSize)
    return ItemPage(items: items, nextPage: hasMore ? page + 1 : nil)
  }

  /// Asks the site for the owner of the access token.
  ///
  /// - Returns: The owner.
  ///
  /// - Throws: ``APIError/noAccessToken`` without asking when there is no token, another
  ///   ``APIError``, or `CancellationError` when the task is cancelled.
  public func authenticatedUser() async throws -> User {
    guard tokens.hasAccessToken else { throw APIError.noAccessToken }
    let answer = try await answer(from: address.url(of: "authenticated_user"))
    return try await Self.decode(UserAnswer.self, from: answer.body).user
  }

  /// Asks for what is at an address, in the time there is.
  private func answer(from url: URL) async throws -> HTTPAnswer {
    let authorization = try authorization()
    return try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await follow(url, authorization) }
      group.addTask {
        try await sleep(timeLimit)
        throw APIError.timedOut(after: timeLimit)
      }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  /// Asks for what is at an address, and where that leads on the same site.
  private func follow(_ url: URL, _ authorization: Secret?) async throws -> HTTPAnswer {
    var url = url
    for _ in 0...Self.redirectLimit {
      var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
      // The system's own limit is for each pause, not for the whole.
      request.timeoutInterval = Self.pauseLimit
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      request.setValue("QiitaViewer", forHTTPHeaderField: "User-Agent")
      request.setValue(authorization?.text, forHTTPHeaderField: "Authorization")
      let answer: HTTPAnswer
      do {
        answer = try await HTTPTransfer.answer(to: request, bodyLimit: Self.bodyLimit)
      } catch let failure as HTTPTransferFailure {
        throw APIError(failure, site: address.origin, bodyLimit: Self.bodyLimit)
      }
      guard [301, 302, 303, 307, 308].contains(answer.status) else {
        if answer.status == 200 { return answer }
        throw APIError(answer, hadToken: authorization != nil, at: now())
      }
      url = try target(of: answer, from: url)
    }
    throw APIError.tooManyRedirects
  }

  /// Where a redirect leads, if that is on the same site.
  private func target(of answer: HTTPAnswer, from url: URL) throws(APIError) -> URL {
    guard
      let location = answer[header: "Location"],
      let target = URL(string: location, relativeTo: url)?.absoluteURL,
      let origin = HTTPOrigin(target)
    else { throw .unexpectedStatus(answer.status) }
    guard origin == address.origin, target.user == nil, target.password == nil else {
      throw .redirected(to: "\(origin)")
    }
    return target
  }

  /// The value of the header that proves who asks; nil when no token is set.
  private func authorization() throws(APIError) -> Secret? {
    guard let token = tokens.accessToken, token.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    guard address.origin.isConfidential else { throw .insecureAddress("\(address.origin)") }
    // A file may hold anything, but no site gives out a token that a header cannot carry.
    guard
      let text = AccessTokenText(token)?.text,
      text.unicodeScalars.allSatisfy({ ("!"..."~").contains($0) })
    else { throw .accessTokenRejected }
    return Secret(text: "Bearer \(text)")
  }

  /// Reads a body, away from whatever actor asks.
  @concurrent
  private static func decode<Value: Decodable & Sendable>(
    _ type: Value.Type,
    from body: Data
  ) async throws(APIError) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .locatedISO8601
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw APIError(error)
    }
  }
}
