import Foundation

extension JSONDecoder.DateDecodingStrategy {
  /// Reads dates in ISO 8601; unlike the one of Foundation, an error says exactly where.
  static var locatedISO8601: Self {
    .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = try? Date(try container.decode(String.self), strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The date is not in ISO 8601."
        )
      }
      return date
    }
  }
}
