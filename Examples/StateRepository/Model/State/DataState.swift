/// How the data of a key stands, apart from the data.
///
/// It is volatile: it lives as long as its ``StateHolder``, while the data lives in a cache.
public enum DataState: Sendable {
  /// Nothing is under way; `isLast` tells whether there are no more pages.
  case fixed(isLast: Bool)

  /// Data is being fetched.
  case loading

  /// The latest fetch went wrong.
  case error(any Error)

  /// Joins the state with data to what is shown.
  func with<Content>(_ content: Content?) -> State<Content> {
    let content = StateContent(wrapping: content)
    return switch self {
    case .fixed: .fixed(content)
    case .loading: .loading(content)
    case .error(let error): .error(content, error)
    }
  }
}
