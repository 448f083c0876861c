import LoopbackServer
import QiitaViewerModel
import Testing

extension HTTPAPIClientTests {
  @Test(arguments: [
    (204, "The site answered with status 204. Try again later."),
    (400, "The site rejects the request with status 400. Check the query and the site's address."),
    (401, "The site does not accept the access token. Set another one on the account screen."),
    (
      403,
      "The site refuses this request. Set an access token that permits it on the account screen."
    ),
    (404, "The site rejects the request with status 404. Check the query and the site's address."),
    (429, "The site was asked too often. Try again later."),
    (500, "The site answered with status 500. Try again later."),
    (503, "The site answered with status 503. Try again later."),
  ])
  func `each status has a message`(_ status: Int, _ message: String) async throws {
    let server = try LoopbackServer { _ in .http(status, body: #"{"message": "unread"}"#) }
    let client = try HTTPAPIClient(server, token: "s3cret")

    let searching = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }
    let asking = try await #require(throws: APIError.self) { try await client.authenticatedUser() }

    #expect(searching.description == message)
    #expect(asking == searching)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: ["Bearer", #"Basic realm="x""#, #"Digest realm="x", nonce="y""#])
  func `a challenge is an answer, not a question`(_ challenge: String) async throws {
    let server = try LoopbackServer { _ in
      .http(401, headers: ["WWW-Authenticate": challenge], body: "{}")
    }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)
    }

    #expect(error == .accessTokenRejected)
    #expect(server.requests.count == 1)
  }

  @Test func `a site that wants a token where there is none says so`() async throws {
    let server = try LoopbackServer { _ in .http(401) }

    await #expect(throws: APIError.noAccessToken) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }
  }

  @Test(arguments: [
    (429, "Rate-Reset", "1000001", "in 1 second"),
    (429, "Rate-Reset", "1000045", "in 45 seconds"),
    (429, "Rate-Reset", "1000120", "in 2 minutes"),
    (403, "Rate-Reset", "1000121", "in 3 minutes"),
    (403, "Rate-Reset", "1007200", "in 2 hours"),
    (429, "Rate-Reset", "999999", "in 1 second"),
    (429, "Rate-Reset", "9223372036854775807", "later"),
    (429, "Rate-Reset", "soon", "later"),
    (429, "Retry-After", "90", "in 90 seconds"),
    (429, "Retry-After", "0", "in 1 second"),
    (429, "Retry-After", "-1", "later"),
    (429, "Retry-After", "86400", "in 24 hours"),
    (429, "Retry-After", "86401", "later"),
  ])
  func `who asks too often is told when to try again`(
    _ status: Int,
    _ name: String,
    _ value: String,
    _ moment: String
  ) async throws {
    let server = try LoopbackServer { _ in
      .http(status, headers: ["Rate-Limit": "60", "Rate-Remaining": "0", name: value])
    }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)
    }

    #expect(error.description == "The site was asked too often. Try again \(moment).")
  }

  @Test func `a refusal with requests left is no rate limit`() async throws {
    let server = try LoopbackServer { _ in
      .http(403, headers: ["Rate-Remaining": "1", "Rate-Reset": "1000045"])
    }

    await #expect(throws: APIError.forbidden) {
      try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)
    }
  }
}
