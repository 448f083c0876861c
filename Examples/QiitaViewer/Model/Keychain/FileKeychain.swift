public import Foundation

/// A keychain that keeps its token in a file only its owner can read.
///
/// The file is called `access_token` and holds the token on one line. The token is read from the
/// file each time it is asked for and never kept in memory, so nothing that describes the keychain
/// can show it.
public struct FileKeychain: Keychain {
  private let file: AtomicFile

  /// Creates a keychain; touches no file.
  ///
  /// - Parameter directory: The folder of the file, made when the first token is stored.
  public init(directory: URL) {
    file = AtomicFile(directory: directory, name: "access_token")
  }

  /// The token, or nil when none is set or its file cannot be read.
  public var accessToken: String? {
    try? loadAccessToken()
  }

  /// Reads the token, and says why when it cannot.
  ///
  /// - Returns: The token, or nil when none is set.
  ///
  /// - Throws: ``StorageError`` when there is a file and it cannot be read or is not text.
  public func loadAccessToken() throws -> String? {
    guard let contents = try file.read() else { return nil }
    guard let line = String(validating: contents, as: UTF8.self) else {
      throw StorageError.corrupt(path: file.path)
    }
    // The newline that ends the line; only that one belongs to the file rather than to the token.
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }

  /// Replaces the token.
  ///
  /// - Parameter token: The new token; nil removes the file.
  ///
  /// - Throws: ``StorageError`` when the file cannot be written or removed.
  public func setAccessToken(_ token: String?) throws {
    if let token {
      try file.write(Data("\(token)\n".utf8))
    } else {
      try file.remove()
    }
  }
}
