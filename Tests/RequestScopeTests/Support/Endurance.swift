/// How often endurance tests repeat themselves: bugs of this kind exist in release builds above all.
enum Endurance {
  #if DEBUG
  static let isWhole = false
  #else
  static let isWhole = true
  #endif

  /// Returns a number of rounds, a tenth of it in debug builds.
  static func rounds(_ count: Int) -> Int {
    isWhole ? count : count / 10
  }
}
