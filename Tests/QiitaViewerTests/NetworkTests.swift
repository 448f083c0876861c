import LoopbackServer
import Testing

/// The program over a network that is this machine.
@Suite(.timeLimit(.minutes(10)))
struct NetworkTests {
  @Test(arguments: [1, 20, 300])
  func `the articles of the site are on the screen, page by page`(_ seed: UInt64) async throws {
    let site = GeneratedSite(seed: seed, count: 25)
    let titles = site.articles.map(\.title)
    let server = try LoopbackServer { site.answer(to: $0) }

    let viewer = try await Viewer.run(
      ["--api", server.address],
      typing: ["search 注入 C++ & more", "more", "more", "open 25", "more"]
    )

    let pages = [10, 10, 20, 25].map { Array(titles.prefix($0)) }
    #expect(Array(viewer.titles.prefix(4)) == pages)
    #expect(viewer.output.hasSuffix("\nBody 25 of seed \(seed).\n\n[Save]  save\n\n"))
    #expect(
      viewer.errors == "more: 'more' does nothing on this screen; 'help' lists the commands.\n"
    )
    #expect(viewer.status == 1)
    #expect(server.requests.map(\.path) == Array(repeating: "/api/v2/items", count: 4))
    #expect(
      server.requests.map(\.parameters) == [
        ["query": "tag:swift", "page": "1", "per_page": "10"],
        ["query": "注入 C++ & more", "page": "1", "per_page": "10"],
        ["query": "注入 C++ & more", "page": "2", "per_page": "10"],
        ["query": "注入 C++ & more", "page": "3", "per_page": "10"],
      ]
    )
    #expect(server.requests.allSatisfy { $0[header: "Authorization"] == nil })
  }

  @Test(arguments: ["", "/", "/api/v2", "/api/v2/"])
  func `the address may end as it likes`(_ end: String) async throws {
    let site = GeneratedSite(seed: 4, count: 3)
    let server = try LoopbackServer { site.answer(to: $0) }

    let viewer = try await Viewer.run(["--timeout", "20.5", "--api", server.address + end])

    #expect(viewer.titles == [site.articles.map(\.title)])
    #expect(server.requests.map(\.path) == ["/api/v2/items"])
    #expect(viewer.errors == "")
    #expect(viewer.status == 0)
  }

  @Test func `the token is sent as soon as it is set, until it is forgotten, and never shown`()
    async throws
  {
    let site = GeneratedSite(seed: 5, count: 3)
    let server = try LoopbackServer { site.answer(to: $0, owner: "見本 Owner") }

    let viewer = try await Viewer.run(
      ["--api", server.address],
      typing: ["token s3cret", "search a", "forget", "search b"]
    )

    #expect(
      server.requests.map { [$0.path, $0[header: "Authorization"]] } == [
        ["/api/v2/items", nil],
        ["/api/v2/authenticated_user", "Bearer s3cret"],
        ["/api/v2/items", "Bearer s3cret"],
        ["/api/v2/items", nil],
      ]
    )
    #expect(viewer.output.contains("\nSigned in as: 見本 Owner\n"))
    #expect(!viewer.output.contains("s3cret"))
    #expect(viewer.errors == "")
    #expect(viewer.status == 0)
  }

  @Test func `a token that the site rejects is reported, and kept to be replaced`() async throws {
    let server = try LoopbackServer {
      $0[header: "Authorization"] == nil ? .http(body: "[]") : .http(401)
    }

    let viewer = try await Viewer.run(["--api", server.address], typing: ["token s3cret"])

    #expect(
      viewer.errors == """
        token: The site does not accept the access token. Set another one on the account screen.

        """
    )
    #expect(viewer.status == 1)
    #expect(server.requests.map(\.path).last == "/api/v2/authenticated_user")
  }
}
