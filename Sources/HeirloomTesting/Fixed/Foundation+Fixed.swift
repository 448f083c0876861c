public import Foundation

extension Date {
  /// The moment that tests agree on: 1 January 2001, 12:00 UTC.
  public static let fixed = Date(timeIntervalSinceReferenceDate: 12 * 60 * 60)
}

extension Locale {
  /// The locale that tests agree on, which no setting of a machine changes.
  public static let fixed = Locale(identifier: "en_US_POSIX")
}

extension TimeZone {
  /// The time zone that tests agree on: UTC.
  public static let fixed = TimeZone.gmt
}

extension Calendar {
  /// The calendar that tests agree on: Gregorian, in the fixed locale and time zone.
  public static let fixed = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .fixed
    calendar.timeZone = .fixed
    return calendar
  }()
}
