import LoopbackServer
import QiitaViewerModel
import Testing

extension HTTPAPIClientTests {
  @Test(arguments: [
    (#"<https://qiita.example/api/v2/items?page=2>; rel="next""#, true),
    (#"<https://a.example?page=1>; rel="first", <https://a.example?page=3>; rel="next""#, true),
    (#"<https://a.example?a=1,2;rel=x>; title="a, b; rel=c"; REL=Next"#, true),
    (#"<https://a.example>; rel="prev next""#, true),
    (#"<https://a.example?page=1>; rel="first", <https://a.example?page=1>; rel="last""#, false),
    (#"<https://a.example?rel=next>; rel="prev""#, false),
    (#"<https://a.example>; title="rel=next""#, false),
    (#"<https://a.example>; title=", <x>; rel=next""#, false),
    ("rel=next", false),
    ("", false),
  ])
  func `a page has a next one when a link says so`(_ links: String, _ hasNext: Bool) async throws {
    let server = try LoopbackServer { _ in
      .http(headers: ["Link": links, "Total-Count": hasNext ? "0" : "1000"], body: "[]")
    }

    let page = try await HTTPAPIClient(server).items(matching: "swift", page: 2)

    #expect(page.nextPage == (hasNext ? 3 : nil))
  }

  @Test(arguments: [
    ("5", 1, 2), ("5", 2, 3), ("5", 3, nil), ("4", 2, nil), ("0", 1, nil), ("-5", 1, nil),
    ("many", 1, nil), ("9223372036854775807", Int.max, nil), ("99999999999999999999", 1, nil),
  ])
  func `without links, the number of results says whether there are more`(
    _ count: String,
    _ page: Int,
    _ nextPage: Int?
  ) async throws {
    let server = try LoopbackServer { _ in .http(headers: ["Total-Count": count], body: "[]") }

    let page = try await HTTPAPIClient(server).items(matching: "swift", page: page)

    #expect(page.nextPage == nextPage)
  }

  @Test func `nothing comes after the last number`() async throws {
    let server = try LoopbackServer { _ in .http(headers: ["Link": "<x>; rel=next"], body: "[]") }

    let page = try await HTTPAPIClient(server).items(matching: "swift", page: .max)

    #expect(page.nextPage == nil)
    #expect(server.requests.map { $0.parameters["page"] } == ["\(Int.max)"])
  }
}
