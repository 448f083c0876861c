import RequestScopeModel
import Synchronization
import Testing

struct RequestTests {
  @Test(arguments: [
    ("/balance", "/balance", nil), ("/balance?", "/balance", ""), ("/a?b?c", "/a", "b?c"),
  ])
  func `a target is a path and a query`(_ target: String, _ path: String, _ query: String?) {
    let request = Request(number: 1, method: "GET", target: target)

    #expect(request.path == path)
    #expect(request.query == query)
  }

  @Test func `headers are found in any case`() {
    let request = Request(number: 1, method: "GET", target: "/", headers: ["sample-user": "a"])

    #expect(request[header: "Sample-User"] == "a")
    #expect(request[header: "Other"] == nil)
  }

  @Test func `a body is read once, and given as often as it is asked for`() async throws {
    let reads = Mutex(0)
    let count: @Sendable () -> Void = { reads.withLock { $0 += 1 } }
    let body = RequestBody {
      count()
      return Array("sample".utf8)
    }

    #expect(try await body.text() == "sample")
    #expect(try await body.text() == "sample")
    #expect(reads.withLock { $0 } == 1)
  }

  @Test func `a body that is no text is refused`() async {
    let body = RequestBody { [0xFF] }

    await #expect(throws: Refusal(400, "The body is no text; send UTF-8.")) {
      try await body.text()
    }
  }
}
