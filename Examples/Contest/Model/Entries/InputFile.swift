public import Foundation

/// Reads a text that a person has named, or sends.
public enum InputFile {
  /// Why it cannot be read, and what to do.
  public struct Unusable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The whole message.
    public let description: String
  }

  private static let sizeLimit = 10_485_760

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  ///
  /// - Returns: The text.
  ///
  /// - Throws: ``Unusable`` when it is no file of text in UTF-8, or has more than 10 MB.
  public static func text(of path: String) throws(Unusable) -> String {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Unusable(description: "'\(path)' cannot be read as a file; name one that can.")
    }
    guard status.st_size <= sizeLimit else {
      throw Unusable(description: "'\(path)' has more than 10 MB; name a smaller file.")
    }
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw Unusable(description: "'\(path)' cannot be read; see who may read it.")
    }
    return try text(in: contents, named: "'\(path)'")
  }

  /// Reads what is sent.
  ///
  /// - Parameter handle: Where it comes from, as standard input.
  ///
  /// - Returns: The text.
  ///
  /// - Throws: ``Unusable`` when it is no text in UTF-8, or has more than 10 MB.
  public static func text(from handle: FileHandle) throws(Unusable) -> String {
    var contents = Data()
    while let piece = try? handle.read(upToCount: 65_536), !piece.isEmpty {
      contents += piece
      guard contents.count <= sizeLimit else {
        throw Unusable(description: "There are more than 10 MB of entries; give fewer.")
      }
    }
    return try text(in: contents, named: "What is sent")
  }

  private static func text(in contents: Data, named name: String) throws(Unusable) -> String {
    guard let text = String(validating: contents, as: UTF8.self) else {
      throw Unusable(description: "\(name) is no text in UTF-8; save it as such.")
    }
    return text
  }
}
