public import Foundation
public import Heirloom
public import QiitaViewerModel

extension Scope {
  /// The scope of the running application, which keeps its data in a folder.
  ///
  /// - Parameters:
  ///   - dataDirectory: The folder.
  ///   - apiAddress: The site to search; nil for the articles that come with the application.
  ///   - apiTimeLimit: How long a request to the site may take.
  ///   - store: Where in the folder saved articles are kept.
  ///
  /// - Returns: A live scope that provides ``AppDependency``.
  public static func qiitaViewer(
    dataDirectory: URL,
    apiAddress: APIAddress? = nil,
    apiTimeLimit: Duration = .seconds(30),
    store: SavedItemStore = .file
  ) -> Scope {
    Scope(.live) {
      $0.dataDirectory = dataDirectory
      $0.savedItemStore = store
      if let apiAddress {
        $0.apiAddress = apiAddress
        $0.apiTimeLimit = apiTimeLimit
        $0.override(\.apiClient) { $0.httpAPIClient }
      }
    }
    .providingAppDependency()
  }

  /// Derives a scope that provides ``AppDependency``, made from what this scope reads.
  ///
  /// - Returns: The derived scope.
  public func providingAppDependency() -> Scope {
    providing {
      AppDependency(apiClient: $0.apiClient, database: $0.database, keychain: $0.keychain)
    }
  }
}
