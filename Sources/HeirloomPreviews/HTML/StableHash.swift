import Foundation

/// A hash of a text that is the same in every run and on every platform.
///
/// It is the Fowler–Noll–Vo hash (1a, 64 bits) of the composed text in UTF-8.
struct StableHash: Hashable, Sendable {
  let value: UInt64

  init(_ text: String) {
    value = text.precomposedStringWithCanonicalMapping.utf8.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Eight hexadecimal digits.
  var digits: String {
    let folded = (value >> 32) ^ (value & 0xFFFF_FFFF)
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
