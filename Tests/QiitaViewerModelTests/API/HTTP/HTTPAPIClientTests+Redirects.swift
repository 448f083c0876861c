import Foundation
import LoopbackServer
import QiitaViewerModel
import Testing

extension HTTPAPIClientTests {
  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect on the same site is followed with the token`(_ status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/api/v2/items"
        ? .http(status, headers: ["Location": "/moved?to=here"], body: "unread")
        : .http(body: .onePage)
    }

    let page = try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)

    #expect(page.items.map(\.id) == ["sample-1"])
    #expect(server.requests.map(\.path) == ["/api/v2/items", "/moved"])
    #expect(server.requests.map(\.query).last == "to=here")
    #expect(
      server.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret", "Bearer s3cret"]
    )
  }

  @Test(arguments: ["localhost", "127.0.0.2", "127.0.0.1:PORT@localhost", "user:pw@localhost"])
  func `a redirect to another host is not followed, and named without anything secret`(
    _ host: String
  ) async throws {
    let other = try LoopbackServer { _ in .http(body: .onePage) }
    let server = try LoopbackServer { request in
      let host = host.replacing("PORT", with: "80")
      return .http(302, headers: ["Location": "http://\(host):\(other.port)/elsewhere?token=x"])
    }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)
    }

    let name = host.hasSuffix("localhost") ? "localhost" : host
    #expect(
      error.description == """
        The site leads to http://\(name):\(other.port), which is not followed. If it has moved \
        there, give that address.
        """
    )
    #expect(server.requests.count == 1)
    #expect(other.requests == [])
  }

  @Test func `a redirect to another port is not followed`() async throws {
    let other = try LoopbackServer { _ in .http(body: .onePage) }
    let server = try LoopbackServer { _ in .http(307, headers: ["Location": other.address]) }

    await #expect(throws: APIError.redirected(to: other.address)) {
      try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)
    }
    #expect(other.requests == [])
  }

  @Test(arguments: ["https://127.0.0.1/x", "//sample.example/x"])
  func `a redirect to another scheme or host is not followed`(_ location: String) async throws {
    let server = try LoopbackServer { _ in .http(302, headers: ["Location": location]) }
    let site = location.hasPrefix("//") ? "http://sample.example" : "https://127.0.0.1"

    await #expect(throws: APIError.redirected(to: site)) {
      try await HTTPAPIClient(server, token: "s3cret").items(matching: "swift", page: 1)
    }
  }

  @Test(arguments: [nil, "ftp://127.0.0.1/x", "http://", "http://%41/", "javascript:1"])
  func `a redirect to nowhere is an answer like others`(_ location: String?) async throws {
    let server = try LoopbackServer { _ in
      if let location { .http(302, headers: ["Location": location]) } else { .http(302) }
    }

    await #expect(throws: APIError.unexpectedStatus(302)) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }
  }

  @Test func `redirects are not followed without end`() async throws {
    let server = try LoopbackServer { _ in .http(302, headers: ["Location": "/api/v2/items"]) }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }

    #expect(
      error.description
        == "The site leads from one address to the next without end. Check its address."
    )
    #expect(server.requests.count == 6)
  }
}
