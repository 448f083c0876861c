import HeirloomPreviews
import Testing

struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("a b", 3), ("é", 1), ("…", 1), ("·", 1), ("•", 1),
    ("日本語", 6), ("、。", 4), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("한글", 4), ("字a", 3),
  ])
  func `a wide character takes two columns and others one`(_ text: String, _ expected: Int) {
    #expect(PlainText.width(of: text) == expected)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("a\u{300}\u{323}\u{30A}", 1), ("か\u{3099}", 2), ("\u{200B}", 0),
  ])
  func `a mark on a character takes no column`(_ text: String, _ expected: Int) {
    #expect(PlainText.width(of: text) == expected)
  }

  @Test(arguments: [("ｶﾞ", 2), ("ﾊﾟ", 2), ("ﾌﾟﾛﾊﾞｲﾀﾞｰ", 9)])
  func `the sound mark of half-width kana takes a column of its own`(
    _ text: String,
    _ expected: Int
  ) {
    #expect(PlainText.width(of: text) == expected)
  }

  @Test(arguments: [
    "😀", "👩‍👩‍👧‍👦", "👩🏽‍💻", "🇯🇵", "👍🏽", "❤️", "1️⃣", "🏳️‍🌈",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ])
  func `an emoji takes two columns however many characters it is made of`(_ text: String) {
    #expect(PlainText.width(of: text) == 2)
    #expect(PlainText.width(of: text + text) == 4)
  }

  @Test(arguments: [
    "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1161}", "\u{1100}", "\u{1100}\u{D7B0}",
  ])
  func `the letters of a Hangul syllable share two columns`(_ text: String) {
    #expect(PlainText.width(of: text) == 2)
  }

  @Test func `tabs take the columns of the spaces that they become`() {
    #expect(PlainText.width(of: PlainText.harmless("\t")) == 4)
  }
}
