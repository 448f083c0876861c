/// Random numbers that are the same in every run with the same seed.
///
/// It is SplitMix64: good enough for tests, and of no use where numbers must not be
/// guessed. To share one between tasks, hand each a generator with a seed of its own.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Decides all numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Makes the next number.
  ///
  /// - Returns: The number, of all 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
