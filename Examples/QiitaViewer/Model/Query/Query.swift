/// A search, read from the site's search language.
///
/// | Write | To find articles |
/// |---|---|
/// | `word` | with the word in the title or the body |
/// | `"two words"` | with the phrase in the title or the body |
/// | `title:word`, `title:"two words"` | with the text in the title |
/// | `tag:swift` | with exactly that tag |
/// | `user:sample-aki` | by exactly that user |
/// | `-word`, `-tag:swift` | without what follows the minus sign |
/// | `a b` | that satisfy both terms |
/// | `a OR b` | that satisfy either |
///
/// `OR` binds looser than the space: `a b OR c` means `(a b) OR c`. Letters followed by a colon at
/// the start of a term are a qualifier, and there are no others than these three; put a text such
/// as `"http://x"` in quotes to search for it. A colon elsewhere, as in `C++::`, means itself.
///
/// Upper and lower case are the same everywhere except in a user's handle, and so are full-width
/// and half-width characters: `ＳＷＩＦＴ` finds `Swift`.
public struct Query: Hashable, Sendable {
  /// The alternatives, of which one must hold; its terms must all hold.
  private let alternatives: [[Term]]

  /// Reads a query.
  ///
  /// - Parameter text: The text that the user typed.
  ///
  /// - Throws: ``APIError/invalidQuery(reason:)``, whose reason names the offending piece.
  public init(_ text: String) throws(APIError) {
    var parser = QueryParser(text)
    alternatives = try parser.alternatives()
  }

  /// Tells whether an article satisfies the query.
  ///
  /// - Parameter item: The article to look at.
  ///
  /// - Returns: Whether all terms of at least one alternative hold.
  public func matches(_ item: Item) -> Bool {
    alternatives.contains { terms in
      terms.allSatisfy { $0.matches(item) }
    }
  }
}
