import Foundation
import Heirloom
import KittensModel
import KittensScreens
import LoopbackServer
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HTTPKittenDataSourceTests {
  @Test func `the first fifty pictures are asked for and shown`() async throws {
    let server = try LoopbackServer { _ in .http(body: FixtureKittenDataSource.sample) }

    #expect(try await lines(from: server) == ["loading", "3 kittens"])
    #expect(server.requests.map(\.path) == ["/v1/images/search"])
    #expect(server.requests.first?.parameters == ["limit": "50", "page": "0"])
  }

  @Test(arguments: [
    LoopbackAnswer.http(500, body: FixtureKittenDataSource.sample),
    .http(404, body: FixtureKittenDataSource.sample), .http(204), .http(body: ""),
    .http(body: "{\"malformed\""), .http(body: "[", length: 100), .raw("no HTTP\r\n\r\n"),
  ])
  func `A6.4: what is no answer of success is an error to see`(
    _ answer: LoopbackAnswer
  ) async throws {
    let server = try LoopbackServer { _ in answer }

    #expect(try await lines(from: server) == ["loading", "no kittens to be had"])
    #expect(server.requests.count >= 1)
  }

  @Test func `a site that is not there is an error to see`() async throws {
    let closed = try ClosedPort()

    let lines = try await lines(from: closed.address)
    withExtendedLifetime(closed) {}

    #expect(lines == ["loading", "no kittens to be had"])
  }

  @Test func `a slow answer is waited for`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.wait(for: gate), .http(body: FixtureKittenDataSource.sample))
    }
    var lines: [String] = []
    let component = try start(at: server.address) { line in
      lines.append(line)
    }
    #expect(lines == ["loading"])

    gate.open()
    await component.idle()

    #expect(lines == ["loading", "3 kittens"])
    withExtendedLifetime(server) {}
  }

  @Test func `A6.4: destroying the component closes the connection`() async throws {
    let isClosed = Gate()
    let server = try LoopbackServer { _ in .awaitClose(opening: isClosed) }
    let component = try start(at: server.address) { _ in }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }

    component.onDestroy()
    await component.idle()
    await isClosed.wait()
    withExtendedLifetime(server) {}
  }

  private func lines(from server: LoopbackServer) async throws -> [String] {
    defer { withExtendedLifetime(server) {} }
    return try await lines(from: server.address)
  }

  private func lines(from address: String) async throws -> [String] {
    var lines: [String] = []
    let component = try start(at: address) { lines.append($0) }
    await component.idle()
    return lines
  }

  private func start(
    at address: String,
    _ show: @escaping (String) -> Void
  ) throws -> KittenComponent {
    let url = try #require(URL(string: address))
    let scope = Scope(.test) {
      $0.kittenDataSource = HTTPKittenDataSource(address: url)
      $0.override(\.makeKittenView) { $1.linePrinter() }
    }
    let view = scope.makeKittenView(KittenOutput(in: scope, show))
    let component = scope.makeKittenComponent()
    component.onViewCreated(view)
    try component.onStart()
    return component
  }
}
