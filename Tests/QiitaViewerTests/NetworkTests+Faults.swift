import Foundation
import LoopbackServer
import Testing

extension NetworkTests {
  static let nothingSaved = "Saved articles\n==============\nNo saved articles.\n\n"

  @Test(arguments: [
    (
      LoopbackAnswer.http(401, body: "{}"),
      "The site does not accept the access token. Set another one on the account screen."
    ),
    (
      .http(403, body: "{}"),
      "The site refuses this request. Set an access token that permits it on the account screen."
    ),
    (.http(429, body: "{}"), "The site was asked too often. Try again later."),
    (
      .http(429, headers: ["Rate-Remaining": "0", "Retry-After": "90"]),
      "The site was asked too often. Try again in 90 seconds."
    ),
    (
      .http(403, headers: ["Rate-Remaining": "0", "Rate-Reset": "1"]),
      "The site was asked too often. Try again in 1 second."
    ),
    (.http(500, body: "{}"), "The site answered with status 500. Try again later."),
    (
      .http(body: #"[{"id": "#, length: 5000),
      "The connection was lost before the answer was complete. Try again."
    ),
    (
      .http(body: "<html>Sign in first</html>"),
      "The answer is not JSON. Check the site's address, or try again later."
    ),
    (
      .http(body: #"{"items": []}"#),
      "The answer is not what was asked for, at the top. Check the site's address."
    ),
    (
      .http(body: #"[{"id": "x", "title": 1}]"#),
      "The answer is not what was asked for, at '[0].title'. Check the site's address."
    ),
    (
      .http(body: "[", length: 16_000_001),
      "The answer has more than 16 MB. Check the site's address, or ask for less."
    ),
  ])
  func `an answer without articles is one clear message, and the script goes on`(
    _ answer: LoopbackAnswer,
    _ message: String
  ) async throws {
    let server = try LoopbackServer { _ in answer }

    let viewer = try await Viewer.run(
      ["--api", server.address],
      typing: ["saved"],
      token: "s3cret"
    )

    #expect(viewer.errors == "search: \(message)\n")
    #expect(viewer.output == Self.nothingSaved)
    #expect(viewer.status == 1)
    #expect(server.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret"])
  }

  @Test(arguments: ["localhost", "127.0.0.1"])
  func `the token does not follow a redirect to another host or port`(_ host: String) async throws {
    let other = try LoopbackServer { _ in .http(body: "[]") }
    let server = try LoopbackServer { _ in
      .http(302, headers: ["Location": "http://\(host):\(other.port)/api/v2/items?secret=1"])
    }

    let viewer = try await Viewer.run(["--api", server.address], token: "s3cret")

    #expect(
      viewer.errors == """
        search: The site leads to http://\(host):\(other.port), which is not followed. If it has \
        moved there, give that address.

        """
    )
    #expect(viewer.output == "")
    #expect(viewer.status == 1)
    #expect(server.requests.count == 1)
    #expect(other.requests == [])
  }

  @Test func `a slow answer is given up after the time that was asked for`() async throws {
    let closed = Gate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.http(body: "[", length: 2), .awaitClose(opening: closed))
    }

    let viewer = try await Viewer.run(["--api", server.address, "--timeout", "0.25"])

    #expect(
      viewer.errors == """
        search: There was no whole answer within 0.25 seconds. Try again, or allow more time.

        """
    )
    #expect(viewer.output == "")
    #expect(viewer.status == 1)
    #expect(server.requests.count == 1)
    await closed.wait()
  }

  @Test func `a connection that is refused is one clear message`() async throws {
    let port = try ClosedPort()

    let viewer = try await Viewer.run(["--api", port.address])

    #expect(
      viewer.errors
        == "search: Nobody answers at \(port.address). Check the address and the network.\n"
    )
    #expect(viewer.output == "")
    #expect(viewer.status == 1)
  }

  @Test func `a token is not sent where others can read it`() async throws {
    let viewer = try await Viewer.run(["--api", "http://sample.invalid"], token: "s3cret")

    #expect(
      viewer.errors == """
        search: The access token is not sent to http://sample.invalid, where others can read it. \
        Give an address that begins with https://, or forget the token.

        """
    )
    #expect(viewer.output == "")
    #expect(viewer.status == 1)
  }
}
