import Foundation

extension Query {
  /// One condition on an article.
  struct Term: Hashable, Sendable {
    private let field: Field?
    private let text: String
    private let isNegated: Bool

    /// Creates a term; without a field, the text is looked for in the title and the body.
    init(field: Field?, text: String, isNegated: Bool) {
      self.field = field
      self.text = field == .user ? text : text.folded
      self.isNegated = isNegated
    }

    func matches(_ item: Item) -> Bool {
      isFound(in: item) != isNegated
    }

    private func isFound(in item: Item) -> Bool {
      switch field {
      case .tag: item.tags.contains { $0.folded == text }
      case .title: item.title.folded.contains(text)
      case .user: item.user.id == text
      case nil: item.title.folded.contains(text) || item.body.folded.contains(text)
      }
    }
  }

  /// What a qualifier looks at; the raw value is the qualifier.
  enum Field: String, Hashable, Sendable {
    case tag
    case title
    case user
  }
}

extension String {
  /// The text without differences of case and of width.
  ///
  /// Compatibility mapping turns full-width letters into plain ones and half-width kana, with their
  /// voicing marks, into full-width ones.
  fileprivate var folded: String {
    precomposedStringWithCompatibilityMapping.lowercased()
  }
}
