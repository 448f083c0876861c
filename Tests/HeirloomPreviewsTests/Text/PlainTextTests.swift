import HeirloomPreviews
import Testing

struct PlainTextTests {
  @Test(arguments: [
    ("\u{1B}[2J\u{1B}]0;title\u{7}", "␛[2J␛]0;title␇"),
    ("\u{0}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}", "␀␈␋␌␎␟␡"),
    ("a\u{80}b\u{9B}31mc\u{9F}", "a\u{FFFD}b\u{FFFD}31mc\u{FFFD}"),
  ])
  func `control characters become symbols`(_ text: String, _ expected: String) {
    #expect(PlainText.harmless(text) == expected)
  }

  @Test(arguments: [
    ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\n\nb", "a\n\nb"), ("a\r\r\n\nb", "a\n\n\nb"),
    ("a\u{85}b", "a\nb"), ("a\u{2028}b\u{2029}c", "a\nb\nc"), ("\n\r", "\n\n"),
  ])
  func `every kind of line break becomes one of the same kind`(
    _ text: String,
    _ expected: String
  ) {
    #expect(PlainText.harmless(text) == expected)
  }

  @Test func `a tab becomes four spaces`() {
    #expect(PlainText.harmless("\ta\tb") == "    a    b")
  }

  @Test(arguments: [
    "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ])
  func `what changes the direction of a text is replaced`(_ character: String) {
    #expect(PlainText.harmless("a\(character)b") == "a\u{FFFD}b")
  }

  @Test(arguments: [
    "", "Hello, world!", "依存性の注入", "ﾌﾟﾛﾊﾞｲﾀﾞｰ", "e\u{301}", "👩‍👩‍👧‍👦", "🇯🇵", "👍🏽", "❤️", "1️⃣", "한글", "שלום",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ])
  func `what does not control a terminal is kept`(_ text: String) {
    #expect(Array(PlainText.harmless(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: ["\u{1B}[0m\r\n\t\u{202E}", "plain", "\u{7F}\u{85}\u{2028}\r"])
  func `a harmless text stays as it is`(_ text: String) {
    let once = PlainText.harmless(text)

    #expect(PlainText.harmless(once) == once)
  }

  @Test(arguments: [
    ("", 0, ""), ("", 5, ""), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `a text is cut to the columns that there are`(
    _ text: String,
    _ width: Int,
    _ expected: String
  ) {
    #expect(PlainText.truncated(text, to: width) == expected)
  }

  @Test(arguments: [0, -1])
  func `where there is no column nothing is left of a text`(_ width: Int) {
    #expect(PlainText.truncated("abc", to: width) == "")
  }
}
