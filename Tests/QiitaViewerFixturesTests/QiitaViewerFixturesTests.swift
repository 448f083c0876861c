import Foundation
import Heirloom
import HeirloomPreviews
import QiitaViewerFixtures
import QiitaViewerModel
import QiitaViewerScreens
import Synchronization
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct QiitaViewerFixturesTests {
  private nonisolated static let catalog = FixtureCatalog.qiitaViewer

  @Test(arguments: catalog.fixtures)
  func `every fixture is good`(_ fixture: Fixture) async {
    let rendering = await fixture.render()

    #expect(rendering.complaint == nil)
  }

  @Test func `the states of the search are distinct, and the same at each rendering`() async throws
  {
    var texts: Set<String> = []
    for state in ["Loaded", "Empty", "Failed", "Loading"] {
      let fixture = try Self.catalog.fixture(named: "Search / \(state)")
      let text = TextRenderer().render(await fixture.render().content)
      for _ in 0..<3 {
        #expect(TextRenderer().render(await fixture.render().content) == text)
      }
      texts.insert(text)
    }

    #expect(texts.count == 4)
  }

  @Test func `no fixture calls the network, although the client that does is the default`() async {
    let calls = CallCount()
    let catalog = FixtureCatalog(Self.screens) {
      Self.catalog.basis(&$0)
      $0.httpAPIClient = CountingAPIClient(calls: calls)
    }

    var complaints: [String] = []
    for fixture in catalog.fixtures {
      if let complaint = await fixture.render().complaint { complaints.append(complaint) }
    }

    #expect(complaints == [])
    #expect(calls.value == 0)
  }

  @Test func `a fixture that asks for the default client would fail`() async {
    let catalog = FixtureCatalog(CarelessFixtures.self, overriding: Self.catalog.basis)

    let rendering = await catalog.fixtures[0].render()

    #expect(rendering.complaint?.contains("'QiitaViewerScreens.httpAPIClient'") == true)
    #expect(rendering.complaint?.contains("[live-recipe-read]") == true)
  }

  @Test func `the search touches no database, and an article no client`() async throws {
    for fixture in Self.catalog.fixtures where ["Search", "Article"].contains(fixture.screen) {
      #expect(await fixture.render().audit.reads.isEmpty)
    }
  }

  @Test func `a walk through the application ends as it should, and starts clean again`()
    async throws
  {
    let saved = try Self.catalog.fixture(named: "App / An article is saved")
    let deleted = try Self.catalog.fixture(named: "App / The saved article is deleted")

    for _ in 0..<2 {
      let afterSaving = TextRenderer().render(await saved.render().content)
      let afterDeletion = TextRenderer().render(await deleted.render().content)
      #expect(afterSaving.hasPrefix("Saved articles\n==============\n  1 "))
      #expect(!afterSaving.contains("  2 "))
      #expect(afterDeletion == "Saved articles\n==============\nNo saved articles.\n")
    }
  }

  @Test(arguments: [Purpose.live, .preview])
  func `the token that the account screen sets is the one that the client sees next`(
    _ purpose: Purpose
  ) async throws {
    let directory = try TemporaryDirectory()
    let scope = Scope(purpose) { $0.dataDirectory = directory.url }
    await #expect(throws: APIError.noAccessToken) { try await scope.apiClient.authenticatedUser() }
    let viewModel = AccountViewModel(apiClient: scope.apiClient, keychain: scope.keychain)

    await viewModel.submitToken("sample-token")

    #expect(viewModel.user == .sample)
    #expect(try await scope.apiClient.authenticatedUser() == .sample)
    viewModel.forgetToken()
    await #expect(throws: APIError.noAccessToken) { try await scope.apiClient.authenticatedUser() }
  }

  /// The screens of the catalogue, to be given something else to begin with.
  private static var screens: [any Fixtures.Type] { FixtureCatalog.qiitaViewerScreens }
}

private enum CarelessFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Search") { scope in
      ItemListScreen(viewModel: ItemListViewModel(apiClient: scope.apiClient))
    }
  }
}

private final class CallCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add() {
    count.withLock { $0 += 1 }
  }
}

/// A client that notes each call.
private struct CountingAPIClient: APIClient {
  let calls: CallCount

  func items(matching query: String, page: Int) async throws -> ItemPage {
    calls.add()
    throw APIError.connectionLost
  }

  func authenticatedUser() async throws -> User {
    calls.add()
    throw APIError.connectionLost
  }
}
