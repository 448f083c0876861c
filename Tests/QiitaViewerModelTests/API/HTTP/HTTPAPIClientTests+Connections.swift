import LoopbackServer
import QiitaViewerModel
import Testing

extension HTTPAPIClientTests {
  @Test func `nobody at the address has a message`() async throws {
    let port = try ClosedPort()
    let client = HTTPAPIClient(address: try APIAddress(port.address), tokens: InMemoryKeychain())

    let error = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }

    #expect(
      error.description == "Nobody answers at \(port.address). Check the address and the network."
    )
  }

  @Test func `a host that does not exist has a message`() async throws {
    // No part of a name may be that long, so nobody needs to be asked for it.
    let host = String(repeating: "a", count: 64) + ".invalid"
    let address = try APIAddress("https://\(host):8443/below")
    let client = HTTPAPIClient(address: address, tokens: InMemoryKeychain())

    let error = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }

    #expect(
      error.description == """
        The host of https://\(host):8443 is not known. Check the address and the network.
        """
    )
  }

  @Test func `a server that cannot encrypt has a message`() async throws {
    let server = try LoopbackServer { _ in .http() }
    let address = server.address.replacing("http:", with: "https:")
    let client = HTTPAPIClient(address: try APIAddress(address), tokens: InMemoryKeychain())

    let error = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }

    #expect(
      error.description == """
        No secure connection to \(address) is possible. Check the address and this machine's clock.
        """
    )
    #expect(server.requests == [])
  }

  @Test(arguments: ["http://sample.invalid", "http://127.0.0.1.sample.invalid", "http://127.1"])
  func `a token is not sent where others can read it`(_ text: String) async throws {
    let client = HTTPAPIClient(
      address: try APIAddress(text),
      tokens: InMemoryKeychain(accessToken: "s3cret")
    )

    let error = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }

    #expect(
      error.description == """
        The access token is not sent to \(text), where others can read it. Give an address that \
        begins with https://, or forget the token.
        """
    )
    await #expect(throws: error) { try await client.authenticatedUser() }
  }

  @Test(arguments: ["one byte", "nothing"])
  func `a slow answer ends at the time limit, and so does its connection`(
    _ sent: String
  ) async throws {
    let (asked, closed) = (Gate(), Gate())
    let server = try LoopbackServer { _ in
      asked.open()
      return sent == "nothing"
        ? .awaitClose(opening: closed)
        : LoopbackAnswer(.http(body: "[", length: 1000), .awaitClose(opening: closed))
    }
    let client = try HTTPAPIClient(server, timeLimit: .milliseconds(2500)) { duration in
      #expect(duration == .milliseconds(2500))
      await asked.wait()
    }

    let error = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }

    #expect(
      error.description
        == "There was no whole answer within 2.5 seconds. Try again, or allow more time."
    )
    await closed.wait()
  }

  @Test func `the time limit is for all redirects together`() async throws {
    let (asked, closed) = (Gate(), Gate())
    let server = try LoopbackServer { request in
      if request.path == "/api/v2/items" { return .http(302, headers: ["Location": "/slow"]) }
      asked.open()
      return .awaitClose(opening: closed)
    }
    let sleeps = CallLog()
    let client = try HTTPAPIClient(server, timeLimit: .seconds(1)) { duration in
      sleeps.add("\(duration)")
      await asked.wait()
    }

    let error = try await #require(throws: APIError.self) {
      try await client.items(matching: "swift", page: 1)
    }

    #expect(
      error.description
        == "There was no whole answer within 1 second. Try again, or allow more time."
    )
    #expect(sleeps.calls == ["1.0 seconds"])
    await closed.wait()
  }

  @Test func `cancelling the task ends the connection`() async throws {
    let (asked, closed) = (Gate(), Gate())
    let server = try LoopbackServer { _ in
      asked.open()
      return .awaitClose(opening: closed)
    }
    let client = try HTTPAPIClient(server, token: "s3cret")
    let search = Task { try await client.items(matching: "swift", page: 1) }
    await asked.wait()

    search.cancel()

    await #expect(throws: CancellationError.self) { try await search.value }
    await closed.wait()
  }

  @Test func `a task that is cancelled already asks nobody`() async throws {
    let server = try LoopbackServer { _ in .http(body: "[]") }
    let client = try HTTPAPIClient(server, token: "s3cret")

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) {
        try await client.items(matching: "swift", page: 1)
      }
      await #expect(throws: CancellationError.self) { try await client.authenticatedUser() }
    }
    await task.value

    #expect(server.requests == [])
  }

  @Test func `many requests at once each get their own answer`() async throws {
    let server = try LoopbackServer { request in
      .http(headers: ["Link": "<x>; rel=next"], body: "[]")
    }
    let client = try HTTPAPIClient(server, token: "s3cret")

    let pages = try await withThrowingTaskGroup(of: Int?.self) { group in
      for page in 1...50 {
        group.addTask { try await client.items(matching: "swift", page: page).nextPage }
      }
      return try await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }

    #expect(pages == Set((2...51).map(Optional.some)))
    #expect(server.requests.count == 50)
  }
}
