/// Random numbers that are the same at each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  private static let pieces = [
    " ", " ", " ", "   ", "a", "b", "word", "an-unusually-long-word", "日", "本語", "、", "ｶﾞ", "ﾌﾟ",
    "e\u{301}", "👩‍👩‍👧‍👦", "🇯🇵", "❤️", "한", "…",
  ]

  /// Makes a paragraph of letters, spaces, wide characters and emoji.
  static func generated(length: Int, using generator: inout SeededGenerator) -> String {
    var text = "x"
    for _ in 0..<length { text += pieces.randomElement(using: &generator) ?? "" }
    return text
  }
}
