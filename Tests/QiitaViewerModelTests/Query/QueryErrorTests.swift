import QiitaViewerModel
import Testing

struct QueryErrorTests {
  private static let empty = "The query is empty. Type a word, or a tag such as tag:swift."
  private static let lonelyOr =
    "'OR' needs a term on either side. Write one, as in swift OR kotlin, or write \"OR\" to find "
    + "the word."

  @Test(arguments: ["", " ", "\n\t　"])
  func `an empty query is refused`(_ text: String) {
    expect(text, toBeRefusedWith: Self.empty)
  }

  @Test(arguments: ["OR", "OR swift", "swift OR", "swift OR OR kotlin", "swift OR  OR"])
  func `OR without a term on either side is refused`(_ text: String) {
    expect(text, toBeRefusedWith: Self.lonelyOr)
  }

  @Test(arguments: [
    ("stocks:>3", "stocks:", "stocks:>3"),
    ("swift created:2024-01-01", "created:", "created:2024-01-01"),
    ("-stocks:3", "stocks:", "-stocks:3"),
    ("http://x", "http:", "http://x"),
    ("C::D", "C:", "C::D"),
    ("tags:", "tags:", "tags:"),
    ("タグ:swift", "タグ:", "タグ:swift"),
  ])
  func `an unknown qualifier is refused`(_ text: String, _ qualifier: String, _ piece: String) {
    expect(
      text,
      toBeRefusedWith: "'\(qualifier)' in '\(piece)' is not a qualifier. "
        + "Use tag:, title: or user:, or put the text in double quotes."
    )
  }

  @Test(arguments: [
    ("tag:", "tag:"), ("swift user:", "user:"), ("-title:", "-title:"), ("tag: swift", "tag:"),
    ("\"\"", "\"\""), ("tag:\"\"", "tag:\"\""), ("-\" \"", "-\" \""),
  ])
  func `a term that names nothing is refused`(_ text: String, _ piece: String) {
    expect(
      text,
      toBeRefusedWith: "'\(piece)' names nothing to find. "
        + "Write a text, as in tag:swift or \"two words\"."
    )
  }

  @Test(arguments: [
    ("\"two words", "\"two words"), ("swift title:\"a b", "title:\"a b"), ("\"", "\""),
    ("\"a\" \"b", "\"b"), ("5\" disk", "5\" disk"),
  ])
  func `a quote that is never closed is refused`(_ text: String, _ piece: String) {
    expect(
      text,
      toBeRefusedWith: "The quote in '\(piece)' is never closed. Add a double quote at its end."
    )
  }

  @Test(arguments: ["a\"b c\"", "\"a\"b", "\"a\"\"b\"", "tag:a\"b\"", "\"a\":\"b\""])
  func `a quote in the middle is refused`(_ text: String) {
    expect(
      text,
      toBeRefusedWith: "'\(text)' has a quote in the middle. "
        + "Put double quotes around a whole text, with spaces between terms."
    )
  }

  @Test(arguments: ["-", "swift -", "- swift"])
  func `a lone minus sign is refused`(_ text: String) {
    expect(
      text,
      toBeRefusedWith: "'-' excludes nothing. Write a term right after it, as in -tag:swift."
    )
  }

  @Test(arguments: ["--release", "--", "--tag:swift"])
  func `two minus signs are refused`(_ text: String) {
    expect(
      text,
      toBeRefusedWith: "'\(text)' begins with two minus signs. "
        + "Write one, or put the text in double quotes."
    )
  }

  private func expect(
    _ text: String,
    toBeRefusedWith reason: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: APIError.invalidQuery(reason: reason), sourceLocation: location) {
      try Query(text)
    }
  }
}
