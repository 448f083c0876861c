import Foundation

/// A small file that only its owner can read, and that changes as a whole or not at all.
///
/// It can be read at any time. To write or remove it, or to read it in order to write it, takes the
/// lock of its folder.
struct AtomicFile: Sendable {
  private let folder: StorageFolder
  private let name: String
  private let notices: StorageNotices

  /// Where the file is, for messages and for the operating system.
  let path: String

  init(folder: StorageFolder, name: String, notices: StorageNotices) {
    self.folder = folder
    self.name = name
    self.notices = notices
    path = folder.path(of: name)
  }

  /// Tells whether there is a file, or one was about to be written.
  func isThere() throws(StorageError) -> Bool {
    if try folder.exists(name) { return true }
    return try folder.exists(StorageFolder.temporaryName(of: name))
  }

  /// Runs a body while nobody else changes a file of the folder.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    try folder.withLock(toChange: name, body)
  }

  /// Reads the file, or returns nil when there is none; one that makes no sense is set aside.
  ///
  /// - Parameter parse: Makes sense of the file, or throws that it is corrupt.
  ///
  /// - Returns: What it makes of the file.
  ///
  /// - Throws: ``StorageError``.
  func read<Value>(_ parse: (OpenFile) throws -> Value) throws -> Value? {
    do {
      return try open(parse)
    } catch StorageError.corrupt {
      do {
        return try withLock { try readLocked(parse) }
      } catch StorageError.unwritable {
        throw StorageError.corrupt(path: path)
      }
    }
  }

  /// Does what `read` does, with the lock held.
  func readLocked<Value>(_ parse: (OpenFile) throws -> Value) throws -> Value? {
    do {
      return try open(parse)
    } catch StorageError.corrupt {
      notices.add(StorageNotice(path: path, newPath: try folder.setAside(name)))
      return nil
    }
  }

  /// Replaces the contents, with the lock held, and returns the new file.
  func write(_ contents: Data) throws(StorageError) -> OpenFile {
    try folder.replace(name) { (_, file) throws(SystemError) in
      try file.write(contents)
      return file
    }
  }

  /// Removes the file, if there is one, with the lock held.
  func remove() throws(StorageError) {
    try folder.remove(name)
  }

  private func open<Value>(_ parse: (OpenFile) throws -> Value) throws -> Value? {
    do {
      return try OpenFile.open(path, O_RDONLY).map(parse)
    } catch let error as SystemError {
      throw StorageError.unreadable(path: path, reason: error.reason)
    }
  }
}
