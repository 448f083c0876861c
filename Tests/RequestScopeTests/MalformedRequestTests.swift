import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct MalformedRequestTests {
  private static let get = "GET /balance HTTP/1.1\r\nHost: a\r\n"
  private static let post = "POST /deposits HTTP/1.1\r\nHost: a\r\n"

  private static let inputs: [(String, Int)] = [
    ("hello\r\n\r\n", 400),
    ("GET /balance\r\n\r\n", 400),
    ("GET  /balance HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET balance HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("G(T /balance HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /balance FTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /balance HTTP/2.0\r\nHost: a\r\n\r\n", 505),
    ("GET /balance HTTP/1.1\r\n\r\n", 400),
    ("GET /balance HTTP/1.1\n\n", 400),
    ("GET /bal\u{0}ance HTTP/1.1\r\n", 400),
    ("GET /残高 HTTP/1.1\r\n", 400),
    ("\u{16}\u{3}\u{1}", 400),
    (get + "A: b\rc\r\n\r\n", 400),
    (get + "A: b\r\n folded\r\n\r\n", 400),
    (get + "A : b\r\n\r\n", 400),
    (get + ": b\r\n\r\n", 400),
    (get + "no colon\r\n\r\n", 400),
    (get + "Host: b\r\n\r\n", 400),
    (get + "Sample-User: a\r\nSample-User: b\r\n\r\n", 400),
    (get + String(repeating: "A: b\r\n", count: 64) + "\r\n", 431),
    (get + "A: " + String(repeating: "a", count: 8_192), 431),
    (post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    (post + "Content-Length: -1\r\n\r\n", 400),
    (post + "Content-Length: 1, 1\r\n\r\n", 400),
    (post + "Content-Length:\r\n\r\n", 400),
    (post + "Content-Length: 65537\r\n\r\n", 413),
    (post + "Content-Length: 99999999999999999999\r\n\r\n", 413),
    (post + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501),
    (post + "Expect: a miracle\r\n\r\n", 417),
  ]

  @Test(arguments: inputs)
  func `what is no request is refused with one line, and opens no scope`(
    _ input: String,
    _ status: Int
  ) async throws {
    let counts = try await RunningServer.run { running in
      let answer = try await running.answer(to: input)
      let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1)

      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
      #expect(answer.contains("\r\nConnection: close\r\n"))
      #expect(parts.count == 2 && parts[1].count { $0 == "\n" } == 1)
      #expect(parts.last?.hasSuffix(".\n") == true)

      // The server is none the worse for it.
      let next = try await running.ask(ClientRequest("GET", "/balance", user: "sample-a"))
      #expect(next.status == 200)
    }
    #expect(counts.malformed == 1)
    #expect(counts.opened == 1)
  }

  @Test func `who cannot stop sending still reads the refusal`() async throws {
    try await RunningServer.run { running in
      let large = String(repeating: "a", count: 200_000)
      let answer = try await running.answer(
        to: Self.post + "Content-Length: 200000\r\n\r\n" + large
      )

      #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test(arguments: [("GET", "/nowhere", 404), ("PUT", "/deposits", 405), ("POST", "/balance", 405)])
  func `what is not there is refused within a scope`(
    _ method: String,
    _ path: String,
    _ status: Int
  ) async throws {
    let counts = try await RunningServer.run { running in
      let answer = try await running.ask(ClientRequest(method, path, user: "sample-a"))

      #expect(answer.status == status)
      #expect(answer.headers.contains { $0.hasPrefix("Allow: ") } == (status == 405))
      #expect(!answer.headers.contains("Connection: close"))
    }
    #expect(counts.opened == 1)
    #expect(counts.rolledBack == 1)
  }

  @Test func `a body that nobody read ends the connection`() async throws {
    try await RunningServer.run { running in
      let request = ClientRequest("POST", "/nowhere", body: "sample")
      let answer = try await running.answer(to: request.text)

      #expect(answer.hasPrefix("HTTP/1.1 404 "))
      #expect(answer.contains("\r\nConnection: close\r\n"))
    }
  }

  @Test func `an answer to HEAD has no body`() async throws {
    try await RunningServer.run { running in
      let head = "HEAD /balance HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      let answer = try await running.answer(to: head)

      #expect(answer.hasPrefix("HTTP/1.1 405 "))
      #expect(answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `a client that waits to be told to send the body is told`() async throws {
    try await RunningServer.run { running in
      let client = try await running.client()
      defer { client.close() }
      let request = ClientRequest(
        "POST",
        "/deposits",
        user: "sample-a",
        body: "25",
        headers: ["Expect: 100-continue"]
      )
      try await client.send(request.head)
      let first = try await client.receive()
      #expect(first.status == 100)

      try await client.send(request.body)
      let second = try await client.receive()
      #expect(second.status == 201)
    }
  }

  @Test func `a head and a body that take too long are refused`() async throws {
    var limits = ServerLimits()
    limits.arrival = .milliseconds(1)
    let counts = try await RunningServer.run(limits: limits) { running in
      let head = try await running.answer(to: "GET /balance HTTP/1.1\r\n")
      #expect(head.hasPrefix("HTTP/1.1 408 "))

      let deposit = ClientRequest("POST", "/deposits", user: "sample-a", body: "25")
      let body = try await running.answer(to: deposit.head + "2")
      #expect(body.hasPrefix("HTTP/1.1 408 "))
    }
    #expect(counts.rolledBack == 1)
    #expect(counts.discrepancies.isEmpty)
  }
}
