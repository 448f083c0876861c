public import Foundation
public import HeirloomPreviews
public import QiitaViewerModel

extension APIClient where Self == StubAPIClient {
  /// A site that has articles and knows the owner of the token.
  public static var loaded: StubAPIClient {
    .stub([Item].embedded.filter { $0.tags.contains("swift") })
  }

  /// A site that finds nothing.
  public static var empty: StubAPIClient { .stub([]) }

  /// A site that answers everything with an error.
  public static var failed: StubAPIClient {
    StubAPIClient(getItems: { _, _ in throw SampleError() }, getUser: { throw SampleError() })
  }

  /// A site that answers only when somebody opens the gate.
  ///
  /// - Parameter gate: Where every request waits.
  ///
  /// - Returns: The client of that site.
  public static func loading(at gate: Gate<Void>) -> StubAPIClient {
    StubAPIClient(
      getItems: { _, _ in
        try await gate.pass()
        return ItemPage(items: [.sample], nextPage: nil)
      },
      getUser: {
        try await gate.pass()
        return .sample
      }
    )
  }

  /// A site with a few articles.
  ///
  /// - Parameter items: The articles, of which the first five are shown.
  ///
  /// - Returns: The client of that site.
  public static func stub(_ items: [Item]) -> StubAPIClient {
    StubAPIClient(getItems: { _, _ in ItemPage(items: Array(items.prefix(5)), nextPage: nil) })
  }
}

/// What goes wrong where nothing in particular does.
public struct SampleError: LocalizedError {
  /// What a person is told.
  public var errorDescription: String? { "This is the error of a sample." }
}
