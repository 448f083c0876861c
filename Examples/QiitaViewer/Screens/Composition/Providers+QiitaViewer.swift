public import Foundation
public import Heirloom
public import QiitaViewerModel

extension Providers {
  /// The folder in which saved articles and the token are kept.
  public var dataDirectory: Provider<URL> { .required() }

  /// Tells the time at which an article is saved.
  public var now: Provider<@Sendable () -> Date> { Provider { _ in { Date() } } }

  /// Keeps the access token; the API client reads it from the same instance.
  public var keychain: Provider<any Keychain> {
    .live { FileKeychain(directory: $0.dataDirectory) }
      .preview { _ in InMemoryKeychain() }
      .test { _ in InMemoryKeychain() }
  }

  /// Searches the articles that come with the application.
  public var apiClient: Provider<any APIClient> {
    Provider { EmbeddedAPIClient(tokens: $0.keychain) }
  }

  /// Keeps saved articles.
  public var database: Provider<any Database> {
    .live { FileDatabase(directory: $0.dataDirectory, now: $0.now) }
      .preview { InMemoryDatabase(now: $0.now) }
      .test { InMemoryDatabase(now: $0.now) }
  }
}
