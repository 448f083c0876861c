/// A place in source code: a file with its module, and a line.
public struct SourcePlace: Sendable {
  /// The file in the form `Module/File.swift`.
  public let fileID: StaticString

  /// The line.
  public let line: UInt

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - fileID: The file in the form `Module/File.swift`.
  ///   - line: The line.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The module that the file belongs to.
  var module: String {
    String(fileID.description.prefix { $0 != "/" })
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The file and the line, `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

extension SourcePlace: Hashable {
  /// Whether two places are the same.
  ///
  /// - Parameters:
  ///   - left: A place.
  ///   - right: Another place.
  ///
  /// - Returns: Whether file and line are equal.
  public static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    left.line == right.line && left.fileID.description == right.fileID.description
  }

  /// Hashes the place.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.description)
  }
}
