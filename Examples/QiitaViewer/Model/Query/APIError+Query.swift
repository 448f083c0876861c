extension APIError {
  static let emptyQuery = invalidQuery(
    reason: "The query is empty. Type a word, or a tag such as tag:swift."
  )

  static let danglingAlternative = invalidQuery(
    reason: """
      'OR' needs a term on either side. Write one, as in swift OR kotlin, or write "OR" to find \
      the word.
      """
  )

  static let loneMinus = invalidQuery(
    reason: "'-' excludes nothing. Write a term right after it, as in -tag:swift."
  )

  static func doubleMinus(_ piece: Substring) -> APIError {
    invalidQuery(
      reason: "'\(piece)' begins with two minus signs. Write one, or put the text in double quotes."
    )
  }

  static func unclosedQuote(_ piece: Substring) -> APIError {
    invalidQuery(reason: "The quote in '\(piece)' is never closed. Add a double quote at its end.")
  }

  static func misplacedQuote(_ piece: Substring) -> APIError {
    invalidQuery(
      reason: """
        '\(piece)' has a quote in the middle. Put double quotes around a whole text, with spaces \
        between terms.
        """
    )
  }

  static func emptyTerm(_ piece: Substring) -> APIError {
    invalidQuery(
      reason: "'\(piece)' names nothing to find. Write a text, as in tag:swift or \"two words\"."
    )
  }

  static func unknownQualifier(_ qualifier: Substring, in piece: Substring) -> APIError {
    invalidQuery(
      reason: """
        '\(qualifier):' in '\(piece)' is not a qualifier. Use tag:, title: or user:, or put the \
        text in double quotes.
        """
    )
  }
}
