/// A token as the user typed it, made fit to be stored and sent.
struct AccessTokenText {
  /// What to say about a token that is not fit; it does not show the token.
  static let message =
    "The access token has a line break or an invisible character in it. Paste it again without."

  private let secret: Secret?

  /// Creates a token; nil when it has a line break or another invisible character in it.
  init?(_ typed: String) {
    let trimmed = typed.drop(while: \.isWhitespace)
    if trimmed.isEmpty {
      secret = nil
    } else {
      guard !typed.unicodeScalars.contains(where: \.isInvisible) else { return nil }
      let end = trimmed.lastIndex { !$0.isWhitespace } ?? trimmed.startIndex
      secret = Secret(text: String(trimmed[...end]))
    }
  }

  /// The token to store, or nil when nothing but white space was typed.
  var text: String? { secret?.text }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
