/// The version of a device's user interface, as its text of three parts.
public struct VersionInfo: Hashable, Sendable {
  /// The property that tells the version.
  public static let property = "ro.build.version.emui"

  /// The first part.
  public let major: String

  /// The second part.
  public let minor: String

  /// The third part.
  public let patch: String

  /// Takes a version out of a text: what follows the first underscore, cut at full stops.
  ///
  /// - Parameter text: The text, as `EmotionUI_11.0.0`; without an underscore, all of it counts.
  ///
  /// - Returns: The version of the first three parts; nil when there are fewer, or an empty one.
  public static func parse(_ text: String) -> VersionInfo? {
    let number = text.firstIndex(of: "_").map { text[text.index(after: $0)...] } ?? text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false).prefix(3)
    guard parts.count == 3, parts.allSatisfy({ !$0.trimmed.isEmpty }) else { return nil }
    return VersionInfo(major: parts[0].trimmed, minor: parts[1].trimmed, patch: parts[2].trimmed)
  }

  /// Reads the version of a device.
  ///
  /// - Parameter properties: The properties of the device.
  ///
  /// - Returns: The version; nil when the device does not tell one.
  public static func read(from properties: any PropertyReader) -> VersionInfo? {
    properties.value(of: property).flatMap(parse)
  }
}

extension VersionInfo: CustomStringConvertible {
  /// The parts, with full stops between them.
  public var description: String { "\(major).\(minor).\(patch)" }
}
