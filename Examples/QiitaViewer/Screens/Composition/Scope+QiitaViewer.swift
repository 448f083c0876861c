public import Foundation
public import Heirloom

extension Scope {
  /// The scope of the running application, which keeps its data in a folder.
  ///
  /// - Parameter dataDirectory: The folder.
  ///
  /// - Returns: A live scope that provides ``AppDependency``.
  public static func qiitaViewer(dataDirectory: URL) -> Scope {
    Scope(.live) { $0.dataDirectory = dataDirectory }.providingAppDependency()
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
