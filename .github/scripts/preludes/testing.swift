@_exported import Foundation
@_exported import Heirloom
@_exported import HeirloomPreviews
@_exported import HeirloomTesting
@_exported import Testing

protocol Client: Sendable {
  func search(_ text: String, page: Int) async throws -> [String]
}

struct StubClient: Client {
  var search: @Sendable (_ text: String, _ page: Int) async throws -> [String] = { _, _ in ["one"] }

  func search(_ text: String, page: Int) async throws -> [String] { try await search(text, page) }
}

struct LiveClient: Client {
  func search(_ text: String, page: Int) async throws -> [String] { [] }
}

struct Database: Sendable {}

extension Providers {
  var client: Provider<any Client> { .live { _ in LiveClient() } }
  var database: Provider<Database> { Provider { _ in Database() } }
}

struct AppDependency: Dependency {
  let client: any Client
}

@MainActor
final class SearchModel {
  private let client: any Client
  private(set) var items: [String] = []
  private(set) var isLoading = false

  init(client: any Client) {
    self.client = client
  }

  func reload() async throws {
    isLoading = true
    defer { isLoading = false }
    items = try await client.search("swift", page: 1)
  }
}

struct SampleError: Error {}

struct SearchScreen: ScreenContent {
  let model: SearchModel
  func body(in scope: Scope) -> ScreenNode { .empty }
}

let loadedSearch = Fixture("Loaded") {
  $0.client = StubClient()
} content: { scope in
  SearchScreen(model: SearchModel(client: scope.client))
}
