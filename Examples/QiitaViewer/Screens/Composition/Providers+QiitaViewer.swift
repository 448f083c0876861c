public import Foundation
public import Heirloom
public import QiitaViewerModel

#if SQLite
import QiitaViewerSQLite
#endif

extension Providers {
  /// The folder in which saved articles and the token are kept.
  public var dataDirectory: Provider<URL> { .required() }

  /// Tells the time, as that at which an article is saved.
  public var now: Provider<@Sendable () -> Date> { Provider { _ in { Date() } } }

  /// Collects what a person is to be told about files that were kept aside.
  public var storageNotices: Provider<StorageNotices> { Provider { _ in StorageNotices() } }

  /// Keeps the access token; the API client reads it from the same instance.
  public var keychain: Provider<any Keychain> {
    .live { FileKeychain(directory: $0.dataDirectory, notices: $0.storageNotices) }
      .preview { _ in InMemoryKeychain() }
      .test { _ in InMemoryKeychain() }
  }

  /// Searches the articles that come with the application.
  public var apiClient: Provider<any APIClient> {
    Provider { EmbeddedAPIClient(tokens: $0.keychain) }
  }

  /// Where the site is whose articles are searched over the network, if they are.
  public var apiAddress: Provider<APIAddress> { .required() }

  /// How long a request over the network may take.
  public var apiTimeLimit: Provider<Duration> { Provider { _ in .seconds(30) } }

  /// Searches the articles of a site, over the network.
  ///
  /// The root of an application that does so overrides ``apiClient`` with it.
  public var httpAPIClient: Provider<any APIClient> {
    .live {
      HTTPAPIClient(
        address: $0.apiAddress,
        tokens: $0.keychain,
        timeLimit: $0.apiTimeLimit,
        now: $0.now
      )
    }
  }

  /// Chooses where saved articles are kept.
  public var savedItemStore: Provider<SavedItemStore> { Provider { _ in .file } }

  /// Keeps saved articles.
  public var database: Provider<any Database> {
    .live {
      switch $0.savedItemStore {
      case .file:
        FileDatabase(directory: $0.dataDirectory, notices: $0.storageNotices, now: $0.now)
      #if SQLite
      case .sqlite:
        SQLiteDatabase(directory: $0.dataDirectory, notices: $0.storageNotices, now: $0.now)
      #endif
      }
    }
    .preview { InMemoryDatabase(now: $0.now) }
    .test { InMemoryDatabase(now: $0.now) }
  }
}
