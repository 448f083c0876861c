import HeirloomPreviews
import Testing

struct LineBreakerTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 13, ["one two three"]),
    ("one  two", 5, ["one", "two"]),
    ("one   two", 20, ["one   two"]),
    ("one two   ", 20, ["one two"]),
  ])
  func `words stay whole and the spaces at a break are left out`(
    _ text: String,
    _ width: Int,
    _ expected: [String]
  ) {
    #expect(PlainText.lines(of: text, width: width) == expected)
  }

  @Test(arguments: [
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("a bcdefghij k", 4, ["a bc", "defg", "hij", "k"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func `a word longer than a line is broken anywhere`(
    _ text: String,
    _ width: Int,
    _ expected: [String]
  ) {
    #expect(PlainText.lines(of: text, width: width) == expected)
  }

  @Test(arguments: [
    ("依存性の注入", 4, ["依存", "性の", "注入"]),
    ("依存性の注入", 5, ["依存", "性の", "注入"]),
    ("依存injection性", 9, ["依存", "injection", "性"]),
    ("画面の中はinitで渡す", 12, ["画面の中は", "initで渡す"]),
    ("👩‍👩‍👧‍👦🇯🇵👍🏽", 4, ["👩‍👩‍👧‍👦🇯🇵", "👍🏽"]),
  ])
  func `between wide characters a line may break anywhere`(
    _ text: String,
    _ width: Int,
    _ expected: [String]
  ) {
    #expect(PlainText.lines(of: text, width: width) == expected)
  }

  @Test(arguments: [
    ("これは、です。", 6, ["これ", "は、で", "す。"]),
    ("画面です。", 8, ["画面で", "す。"]),
    ("（画面）の", 6, ["（画", "面）の"]),
    ("use init、次", 8, ["use", "init、次"]),
    ("。。。。", 4, ["。。", "。。"]),
  ])
  func `closing punctuation begins no line where the line has room for it`(
    _ text: String,
    _ width: Int,
    _ expected: [String]
  ) {
    #expect(PlainText.lines(of: text, width: width) == expected)
  }

  @Test(arguments: [
    ("  one two", 6, ["  one", "two"]),
    ("    let a = 1\n    return a", 20, ["    let a = 1", "    return a"]),
    ("  abcdefgh", 6, ["  abcd", "efgh"]),
  ])
  func `the indentation of a paragraph is kept`(
    _ text: String,
    _ width: Int,
    _ expected: [String]
  ) {
    #expect(PlainText.lines(of: text, width: width) == expected)
  }

  @Test(arguments: [
    ("", [""]), ("\n", ["", ""]), ("a\n\n\nb\n", ["a", "", "", "b", ""]), ("   ", [""]),
    ("a\n \nb", ["a", "", "b"]), ("          ", [""]),
  ])
  func `an empty paragraph is one empty line`(_ text: String, _ expected: [String]) {
    #expect(PlainText.lines(of: text, width: 5) == expected)
  }

  @Test(arguments: [
    ("      one", 4, ["one"]), ("      依存", 4, ["依存"]), ("a\n       b", 4, ["a", "b"]),
    ("  one", 4, ["one"]), ("  依存", 3, ["依", "存"]), ("  abcdef", 2, ["ab", "cd", "ef"]),
  ])
  func `an indentation wider than the line makes no line of its own`(
    _ text: String,
    _ width: Int,
    _ expected: [String]
  ) {
    #expect(PlainText.lines(of: text, width: width) == expected)
  }

  @Test(arguments: [2, 1, 0, -5])
  func `there is always room for a wide character`(_ width: Int) {
    #expect(PlainText.lines(of: "日本ab", width: width) == ["日", "本", "ab"])
  }

  @Test func `a paragraph of very many characters is broken`() {
    let lines = PlainText.lines(of: String(repeating: "語", count: 100_000), width: 80)

    #expect(lines.count == 2500)
    #expect(lines.last == String(repeating: "語", count: 40))
  }

  @Test(arguments: 0..<60)
  func `no line is too wide and nothing but spaces at breaks is lost`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let paragraph = String.generated(length: Int(seed) + 1, using: &generator)

    for width in [2, 3, 5, 8, 13, 40] {
      let lines = PlainText.lines(of: paragraph, width: width)

      #expect(lines.filter { PlainText.width(of: $0) > width } == [])
      #expect(lines.filter { $0.last == " " } == [])
      var rest = paragraph[...]
      for line in lines {
        if !rest.hasPrefix(line) { rest = rest.drop { $0 == " " } }
        #expect(rest.hasPrefix(line))
        rest = rest.dropFirst(line.count)
      }
      #expect(rest.allSatisfy { $0 == " " })
    }
  }

  @Test(arguments: 0..<60)
  func `a line is broken no earlier than it must be`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let paragraph = String.generated(length: 40, using: &generator)

    for width in [5, 8, 13] {
      let lines = PlainText.lines(of: paragraph, width: width)

      var rest = paragraph[...]
      for (line, next) in zip(lines, lines.dropFirst()) {
        rest = rest.dropFirst(line.count)
        let spaces = rest.prefix { $0 == " " }
        rest = rest.dropFirst(spaces.count)
        let word = next.prefix { $0 != " " && !isWide($0) }
        let start = word.isEmpty ? next.prefix(1) : word
        // Closing punctuation goes with what is before it.
        let closing = next.dropFirst(start.count).prefix { $0 == "、" }
        #expect(PlainText.width(of: "\(line)\(spaces)\(start)\(closing)") > width)
      }
    }
  }

  private func isWide(_ character: Character) -> Bool {
    PlainText.width(of: String(character)) > 1
  }
}
