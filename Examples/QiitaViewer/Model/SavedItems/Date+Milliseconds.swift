package import Foundation

extension Date {
  /// The seconds since 1970 of the years that a text can stand for, but for the last second.
  private static let years1To9999 = -62_135_596_800..<253_402_300_799.0

  /// The date in ISO 8601 with milliseconds; nil outside the years 1 to 9999.
  ///
  /// The milliseconds are rounded and written apart. Formatting them together would cut them off
  /// instead, and a date would lose one each time it is written and read.
  package var millisecondText: String? {
    guard Self.years1To9999.contains(timeIntervalSince1970) else { return nil }
    let milliseconds = Int((timeIntervalSince1970 * 1000).rounded())
    let (seconds, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let borrow = remainder < 0 ? 1 : 0
    let whole = Date(timeIntervalSince1970: Double(seconds - borrow)).formatted(.iso8601)
    let fraction = String(1000 + remainder + borrow * 1000).suffix(3)
    return "\(whole.dropLast()).\(fraction)Z"
  }

  /// Creates the date that a text made by `millisecondText` stands for.
  package init?(millisecondText: String) {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = try? style.parse(millisecondText) else { return nil }
    self.init(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
  }
}

extension JSONEncoder.DateEncodingStrategy {
  /// Writes dates in ISO 8601 with milliseconds.
  package static var milliseconds: Self {
    .custom { date, encoder in
      var container = encoder.singleValueContainer()
      guard let text = date.millisecondText else {
        // The error shows the number: the description of a date that far away may trap.
        let context = EncodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "The year is not between 1 and 9999."
        )
        throw EncodingError.invalidValue(date.timeIntervalSince1970, context)
      }
      try container.encode(text)
    }
  }
}

extension JSONDecoder.DateDecodingStrategy {
  /// Reads dates in ISO 8601 with milliseconds.
  package static var milliseconds: Self {
    .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = Date(millisecondText: try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The date is not in ISO 8601 with milliseconds."
        )
      }
      return date
    }
  }
}
