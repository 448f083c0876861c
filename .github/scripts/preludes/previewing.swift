@_exported import Heirloom
@_exported import HeirloomPreviews
@_exported import Testing

protocol Client: Sendable {
  func search() async throws -> [String]
}

struct StubClient: Client {
  let answer: @Sendable () async throws -> [String]

  init(_ answer: @escaping @Sendable () async throws -> [String]) {
    self.answer = answer
  }

  func search() async throws -> [String] { try await answer() }
}

struct SampleError: Error {}

extension Client where Self == StubClient {
  static var loaded: StubClient { StubClient { ["one"] } }
  static var failed: StubClient { StubClient { throw SampleError() } }
}

struct Clock: Sendable {
  static let fixed = Clock()
  static let night = Clock()
}

struct AppDependency: Dependency {
  let client: any Client
}

extension Providers {
  var client: Provider<any Client> { .required() }
  var clock: Provider<Clock> { Provider { _ in Clock() } }
}

@MainActor
final class SearchModel {
  private let client: any Client
  private(set) var items: [String] = []

  init(client: any Client) {
    self.client = client
  }

  func search() async {
    items = (try? await client.search()) ?? []
  }
}

struct SearchScreen: ScreenContent {
  let model: SearchModel
  func body(in scope: Scope) -> ScreenNode { .empty }
}

struct AccountScreen: ScreenContent {
  let client: any Client
  func body(in scope: Scope) -> ScreenNode { .empty }
}

struct GreetingScreen: ScreenContent {
  func body(in scope: Scope) -> ScreenNode { .empty }
}

enum AccountFixtures: Fixtures {
  static var fixtures: [Fixture] { [] }
}

enum DetailFixtures: Fixtures {
  static var fixtures: [Fixture] { [] }
}
