public import Foundation
import Synchronization

/// Makes identifiers that are the same in every run: …0001, …0002 and so on.
///
/// One source may be shared; in which order several threads get their identifiers is up to them.
///
/// ```swift
/// let makeID = SequentialUUIDs()
/// makeID()  // 00000000-0000-0000-0000-000000000001
/// ```
public final class SequentialUUIDs: Sendable {
  private let count = Atomic<UInt64>(0)

  /// Creates a source that begins with 1.
  public init() {}

  /// Makes the next identifier.
  ///
  /// - Returns: The identifier, whose last eight bytes are its number.
  public func callAsFunction() -> UUID {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let bytes = withUnsafeBytes(of: number.bigEndian) { Array($0) }
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      )
    )
  }
}
