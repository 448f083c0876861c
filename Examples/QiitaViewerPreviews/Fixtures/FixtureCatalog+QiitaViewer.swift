import Foundation
import Heirloom
public import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens

extension FixtureCatalog {
  /// Every screen of Qiita Viewer in every state.
  ///
  /// A fixture that says nothing else gets the client that searches over the network, and reading that
  /// one is a failure.
  public static let qiitaViewer = FixtureCatalog(qiitaViewerScreens) {
    $0.override(\.apiClient) { $0.httpAPIClient }
    if let address = try? APIAddress("https://qiita.example") { $0.apiAddress = address }
    $0.now = { .sample }
  }

  /// The fixtures of each screen.
  public static var qiitaViewerScreens: [any Fixtures.Type] {
    [
      SearchFixtures.self, ArticleFixtures.self, SavedFixtures.self, AccountFixtures.self,
      AppFixtures.self,
    ]
  }
}
