public import Foundation

/// A keychain that keeps its token in a file only its owner can read.
///
/// The file is called `access_token` and holds the token on one line. The token is read from the
/// file each time it is asked for and never kept in memory, so nothing that describes the keychain
/// can show it. A file that is empty or no text is kept aside under a new name.
public struct FileKeychain: Keychain {
  private let file: AtomicFile

  /// Creates a keychain; touches no file.
  ///
  /// - Parameters:
  ///   - directory: The folder of the file, made when the first token is stored.
  ///   - notices: Receives what is to be told about a file that was kept aside.
  ///   - patience: How long to wait while somebody else changes a file of the folder.
  public init(
    directory: URL,
    notices: StorageNotices = StorageNotices(),
    patience: LockPatience = .standard
  ) {
    let folder = StorageFolder(directory, patience: patience)
    file = AtomicFile(folder: folder, name: "access_token", notices: notices)
  }

  /// The token, or nil when none is set or its file cannot be read.
  public var accessToken: String? {
    try? loadAccessToken()
  }

  /// Reads the token, and says why when it cannot.
  ///
  /// - Returns: The token, or nil when none is set.
  ///
  /// - Throws: ``StorageError`` when there is a file and it can be neither read nor kept aside.
  public func loadAccessToken() throws -> String? {
    try file.read { opened in
      let contents = try opened.read()
      guard !contents.isEmpty, let line = String(validating: contents, as: UTF8.self) else {
        throw StorageError.corrupt(path: file.path)
      }
      // The newline that ends the line; only that one belongs to the file rather than to the token.
      return line.hasSuffix("\n") ? String(line.dropLast()) : line
    }
  }

  /// Replaces the token.
  ///
  /// - Parameter token: The new token; nil removes the file.
  ///
  /// - Throws: ``StorageError`` when the file cannot be written or removed, or its folder is in use
  ///   for too long.
  public func setAccessToken(_ token: String?) throws {
    if try token == nil && !file.isThere() { return }
    try file.withLock {
      if let token {
        _ = try file.write(Data("\(token)\n".utf8))
      } else {
        try file.remove()
      }
    }
  }
}
