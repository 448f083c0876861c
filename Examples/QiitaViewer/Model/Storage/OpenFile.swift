package import Foundation

/// A regular file that is open.
package struct OpenFile: Sendable {
  private let handle: FileHandle

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - flags: How it is opened; one that is created is its owner's only from the first moment.
  ///
  /// - Returns: The file, or nil when there is none.
  ///
  /// - Throws: The reason why it cannot be opened.
  static func open(_ path: String, _ flags: Int32) throws(SystemError) -> OpenFile? {
    // Opening a pipe would otherwise wait for somebody at its other end.
    let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .latest
    }
    let file = OpenFile(
      handle: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    )
    guard try file.status().st_mode & S_IFMT == S_IFREG else {
      throw SystemError("it is not a regular file")
    }
    return file
  }

  /// What tells the file from others, and from its former and later self.
  ///
  /// As long as it is open no other file has its number. One that is replaced at each change has
  /// therefore changed exactly when this has.
  var identity: Identity? {
    (try? status()).map(Identity.init)
  }

  /// Reads everything, once.
  func read() throws(SystemError) -> Data {
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw SystemError(error.localizedDescription)
    }
  }

  /// Writes at the end of what has been written, and waits until it is on disk.
  package func write(_ contents: Data) throws(SystemError) {
    let isWritten = contents.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(handle.fileDescriptor, piece.baseAddress, piece.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
    guard isWritten, fsync(handle.fileDescriptor) == 0 else { throw .latest }
  }

  private func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(handle.fileDescriptor, &status) == 0 else { throw .latest }
    return status
  }
}

extension OpenFile {
  /// What tells one file from another.
  struct Identity: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    fileprivate init(_ status: stat) {
      #if canImport(Darwin)
      let modified = status.st_mtimespec
      #else
      let modified = status.st_mtim
      #endif
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = modified.tv_sec
      nanoseconds = modified.tv_nsec
    }
  }
}
