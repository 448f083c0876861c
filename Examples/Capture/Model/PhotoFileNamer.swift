public import Foundation

/// Names photos after the second in which they are taken, the same way wherever a device is from.
public struct PhotoFileNamer: Sendable {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = .gmt
    return calendar
  }()

  private let now: @Sendable () -> Date

  /// Creates a namer.
  ///
  /// - Parameter now: Tells the time.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// Names a photo: `CameraIntentPhoto_20210621105148.jpg`.
  ///
  /// One second has one stamp, so a second photo in it needs a suffix: `CameraIntentPhoto_20210621105148-2.jpg`.
  ///
  /// - Parameter attempt: 1 for the name without a suffix, and 2 or more for those with one.
  ///
  /// - Returns: The name.
  public func name(attempt: Int = 1) -> String {
    let parts = Self.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: now()
    )
    let numbers = [parts.month, parts.day, parts.hour, parts.minute, parts.second]
    let stamp =
      Self.digits(parts.year, 4) + numbers.map { Self.digits($0, 2) }.joined()
    return "CameraIntentPhoto_\(stamp)\(attempt > 1 ? "-\(attempt)" : "").jpg"
  }

  private static func digits(_ number: Int?, _ count: Int) -> String {
    let digits = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
