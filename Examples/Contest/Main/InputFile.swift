import Foundation

/// Reads a text file that a person has named.
enum InputFile {
  /// Why it cannot be read, and what to do.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  private static let sizeLimit = 10_485_760

  static func text(of path: String) throws(Unusable) -> String {
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
    guard let text = String(validating: contents, as: UTF8.self) else {
      throw Unusable(description: "'\(path)' is no text in UTF-8; save it as such.")
    }
    return text
  }
}
