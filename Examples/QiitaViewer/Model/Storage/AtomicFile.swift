import Foundation

/// A small file that only its owner can read, and that changes as a whole or not at all.
struct AtomicFile: Sendable {
  private let directory: URL
  private let name: String

  /// Where the file is, for messages and for the operating system.
  let path: String

  init(directory: URL, name: String) {
    self.directory = directory.absoluteURL
    self.name = name
    path = directory.absoluteURL.appending(path: name).path(percentEncoded: false)
  }

  /// Reads the contents, or nil when there is no file.
  func read() throws(StorageError) -> Data? {
    // Opening a pipe would otherwise wait for somebody to write to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(path: path, reason: systemMessage())
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// Replaces the contents, and makes the folder when it is missing.
  func write(_ contents: Data) throws(StorageError) {
    try makeDirectory(directory)
    let temporary = directory.appending(path: ".\(name).\(UUID().uuidString)")
      .path(percentEncoded: false)

    // The permissions are given at creation: set later, there would be a moment to look inside.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: systemMessage()) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: contents)
      try handle.synchronize()
    } catch {
      unlink(temporary)
      throw .unwritable(path: path, reason: error.localizedDescription)
    }

    guard rename(temporary, path) == 0 else {
      let reason = systemMessage()
      unlink(temporary)
      throw .unwritable(path: path, reason: reason)
    }
    synchronizeDirectory()
  }

  /// Removes the file, if there is one.
  func remove() throws(StorageError) {
    guard unlink(path) != 0 else { return synchronizeDirectory() }
    if errno != ENOENT { throw .unwritable(path: path, reason: systemMessage()) }
  }

  /// Makes a folder and those above it; what exists already keeps its permissions.
  private func makeDirectory(_ directory: URL) throws(StorageError) {
    let location = directory.path(percentEncoded: false)
    if mkdir(location, 0o700) == 0 || errno == EEXIST { return }

    let parent = directory.deletingLastPathComponent()
    if errno == ENOENT, parent.pathComponents.count < directory.pathComponents.count {
      try makeDirectory(parent)
      if mkdir(location, 0o700) == 0 || errno == EEXIST { return }
    }
    throw .unwritable(path: path, reason: systemMessage())
  }

  /// Asks for the new name to survive a power cut; not every file system can promise it.
  private func synchronizeDirectory() {
    let descriptor = open(directory.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func systemMessage() -> String {
    String(cString: strerror(errno))
  }
}
