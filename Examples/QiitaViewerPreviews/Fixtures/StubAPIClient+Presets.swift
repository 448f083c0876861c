import Foundation
import HeirloomPreviews
import QiitaViewerModel

extension APIClient where Self == StubAPIClient {
  /// A site that has articles and knows the owner of the token.
  static var loaded: StubAPIClient { .stub(.embedded) }

  /// A site that finds nothing.
  static var empty: StubAPIClient { .stub([]) }

  /// A site that answers everything with an error.
  static var failed: StubAPIClient {
    StubAPIClient(getItems: { _, _ in throw SampleError() }, getUser: { throw SampleError() })
  }

  /// A site that answers only when somebody opens the gate.
  static func loading(at gate: Gate<Void>) -> StubAPIClient {
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
  static func stub(_ items: [Item]) -> StubAPIClient {
    StubAPIClient(getItems: { _, _ in ItemPage(items: Array(items.prefix(5)), nextPage: nil) })
  }
}

/// What goes wrong where nothing in particular does.
struct SampleError: LocalizedError {
  var errorDescription: String? { "This is the error of a sample." }
}
