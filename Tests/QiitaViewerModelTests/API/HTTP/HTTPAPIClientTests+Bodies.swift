import Foundation
import LoopbackServer
import QiitaViewerModel
import Testing

extension HTTPAPIClientTests {
  private static let notJSON =
    "The answer is not JSON. Check the site's address, or try again later."

  @Test(arguments: ["", "<html></html>", "[", "[] []", String.onePage.replacing("]", with: "")])
  func `a body that is not JSON has a message`(_ body: String) async throws {
    #expect(try await message(for: body) == Self.notJSON)
  }

  @Test(arguments: [
    ("null", "the top"),
    ("42", "the top"),
    (#"{"items": []}"#, "the top"),
    ("[{}]", "'[0].id'"),
    ("[null]", "'[0]'"),
    (String.onePage.replacing(#""likes_count": 3"#, with: #""likes": 3"#), "'[0].likes_count'"),
    (String.onePage.replacing("2026-04-01T09", with: "yesterday"), "'[0].created_at'"),
    (String.onePage.replacing(#""name": "C++""#, with: #""name": 17"#), "'[0].tags[1].name'"),
    (String.onePage.replacing(#""id": "sample-aki""#, with: #""id": null"#), "'[0].user.id'"),
  ])
  func `JSON of another shape has a message that says where`(
    _ body: String,
    _ place: String
  ) async throws {
    #expect(
      try await message(for: body)
        == "The answer is not what was asked for, at \(place). Check the site's address."
    )
  }

  @Test(arguments: ["2026-04-01T00:00:00Z", "2026-04-01T09:00:00+0900", "2026-04-01T00:00:00.5Z"])
  func `a date may be written in each way of the standard`(_ date: String) async throws {
    let body = String.onePage.replacing("2026-04-01T09:00:00+09:00", with: date)
    let server = try LoopbackServer { _ in .http(body: body) }

    let page = try await HTTPAPIClient(server).items(matching: "swift", page: 1)

    #expect(page.items.first.map { Int($0.createdAt.timeIntervalSince1970) } == 1_775_001_600)
  }

  @Test(arguments: [
    LoopbackAnswer.http(body: "[{", length: 1000),
    .http(body: "", length: 1000),
    .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[{\r\n"),
    .raw(""),
  ])
  func `an answer that ends too early has a message`(_ answer: LoopbackAnswer) async throws {
    let server = try LoopbackServer { _ in answer }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }

    #expect(
      error.description == "The connection was lost before the answer was complete. Try again."
    )
  }

  @Test func `an answer that is not in HTTP has a message`() async throws {
    let server = try LoopbackServer { _ in .raw("220 mail.example ready\r\n\r\n") }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }

    #expect(
      error.description
        == "What answers at \(server.address) does not speak HTTP. Check the address."
    )
  }

  @Test func `a body that announces too much is not read`() async throws {
    let closed = Gate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.http(body: "[", length: 16_000_001), .awaitClose(opening: closed))
    }

    let error = try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }

    #expect(
      error.description
        == "The answer has more than 16 MB. Check the site's address, or ask for less."
    )
    await closed.wait()
  }

  @Test func `a body that never ends is read up to the limit`() async throws {
    let piece = LoopbackAnswer.raw(String(repeating: " ", count: 1_000_001))
    let closed = Gate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(
        .raw("HTTP/1.1 200 OK\r\n\r\n"),
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        piece,
        .awaitClose(opening: closed)
      )
    }

    await #expect(throws: APIError.answerTooLarge(megabytes: 16)) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }
    await closed.wait()
  }

  @Test func `a body may come in pieces`() async throws {
    let (asked, rest) = (Gate(), Gate())
    let (start, end) = (String.onePage.prefix(100), String.onePage.dropFirst(100))
    let server = try LoopbackServer { _ in
      asked.open()
      return LoopbackAnswer(
        .http(body: String(start), length: String.onePage.utf8.count),
        .wait(for: rest),
        .raw(String(end))
      )
    }
    let client = try HTTPAPIClient(server) { duration in
      await asked.wait()
      rest.open()
      try await HTTPAPIClient.sleepForever(duration)
    }

    let page = try await client.items(matching: "swift", page: 1)

    #expect(page.items.map(\.id) == ["sample-1"])
  }

  @Test func `a body of exactly the limit is read`() async throws {
    let body = "[]" + String(repeating: " ", count: 15_999_998)
    let server = try LoopbackServer { _ in .http(body: body) }

    let page = try await HTTPAPIClient(server).items(matching: "swift", page: 1)

    #expect(page == ItemPage(items: [], nextPage: nil))
  }

  private func message(for body: String) async throws -> String {
    let server = try LoopbackServer { _ in .http(body: body) }
    return try await #require(throws: APIError.self) {
      try await HTTPAPIClient(server).items(matching: "swift", page: 1)
    }.description
  }
}
