/// Properties that are known already, as `name=value` on each line of a text.
public struct PropertyList: PropertyReader {
  private let values: [String: String]

  /// Reads a list; of two lines with one name the later counts, as on a device.
  ///
  /// - Parameter text: The lines; one without an equals sign means nothing.
  public init(text: String) {
    let pairs = text.split(whereSeparator: \.isNewline).compactMap { line -> (String, String)? in
      let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return sides.count == 2 ? (sides[0].trimmed, sides[1].trimmed) : nil
    }
    values = Dictionary(pairs) { $1 }
  }

  /// The value of a property.
  ///
  /// - Parameter name: The name of the property.
  ///
  /// - Returns: The value; nil when there is no such property.
  public func value(of name: String) -> String? { values[name] }
}
