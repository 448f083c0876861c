package import Foundation

/// The folder of the stores, whose users take turns when they change something in it.
package struct StorageFolder: Sendable {
  private let url: URL
  private let patience: LockPatience

  package init(_ url: URL, patience: LockPatience) {
    self.url = url.absoluteURL
    self.patience = patience
  }

  /// The path of a file of the folder, for messages and for the operating system.
  package func path(of name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Makes the folder when it is missing, and runs a body while nobody else does the same, neither
  /// another process nor somebody else in this one.
  ///
  /// The lock is a file of its own that stays: a store is replaced at each change, and who waited
  /// for the lock of the old one would have that of a file that is gone. A process that ends, in
  /// whatever way, gives its lock back.
  ///
  /// - Parameters:
  ///   - name: The file to be changed, which errors are about.
  ///   - body: The change.
  ///
  /// - Returns: The result of the body.
  ///
  /// - Throws: ``StorageError``, or the error of the body.
  package func withLock<Result>(
    toChange name: String,
    _ body: () throws -> Result
  ) throws -> Result {
    let path = path(of: name)
    try make(url, for: path)
    let descriptor = open(self.path(of: ".lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StorageError.unwritable(path: path, reason: SystemError.latest.reason)
    }
    defer { close(descriptor) }

    let isLocked = try patience.wait { () throws(StorageError) in
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      if errno == EWOULDBLOCK || errno == EINTR { return false }
      throw .unwritable(path: path, reason: SystemError.latest.reason)
    }
    guard isLocked else { throw StorageError.busy(path: path) }
    return try body()
  }

  /// Gives a file, and those that belong to it, names that nothing has; the lock must be held.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - extra: What to add to that name, and to the new one, for files that belong to it.
  ///
  /// - Returns: The new path of the file.
  ///
  /// - Throws: ``StorageError`` when it cannot be renamed.
  package func setAside(
    _ name: String,
    withExtra extra: [String] = []
  ) throws(StorageError) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    var number = 1
    var newName: String {
      ([parts[0], "corrupt-\(number)"] + parts.dropFirst()).joined(separator: ".")
    }
    while try isTaken(newName, extra) { number += 1 }

    // The file goes last: were the program killed in between, what stays behind must not be taken
    // for a part of the next file of that name.
    for ending in extra + [""] where try exists(name + ending) {
      guard rename(path(of: name + ending), path(of: newName + ending)) == 0 else {
        throw .unwritable(path: path(of: name), reason: SystemError.latest.reason)
      }
    }
    synchronize()
    return path(of: newName)
  }

  /// Makes a file under another name, and then gives it its own, in place of what has it; the lock
  /// must be held.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - fill: Fills the file, which is empty and its owner's only, and waits until it is on disk.
  ///
  /// - Returns: The result of filling it.
  ///
  /// - Throws: ``StorageError`` when the file cannot be written; nothing has changed then.
  package func replace<Result>(
    _ name: String,
    _ fill: (_ temporaryPath: String, _ file: OpenFile) throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    let temporaryPath = path(of: Self.temporaryName(of: name))
    // The name is always the same, and the lock is held: what is there was left by a program that
    // was killed.
    unlink(temporaryPath)
    do throws(SystemError) {
      guard let file = try OpenFile.open(temporaryPath, O_RDWR | O_CREAT | O_EXCL) else {
        throw .latest
      }
      let result = try fill(temporaryPath, file)
      guard rename(temporaryPath, path(of: name)) == 0 else { throw .latest }
      synchronize()
      return result
    } catch {
      unlink(temporaryPath)
      throw .unwritable(path: path(of: name), reason: error.reason)
    }
  }

  /// Removes a file, and what was about to replace it, if they are there; the lock must be held.
  ///
  /// - Parameter name: The file.
  ///
  /// - Throws: ``StorageError`` when it cannot be removed.
  package func remove(_ name: String) throws(StorageError) {
    for name in [Self.temporaryName(of: name), name] {
      guard unlink(path(of: name)) == 0 || errno == ENOENT else {
        throw .unwritable(path: path(of: name), reason: SystemError.latest.reason)
      }
    }
    synchronize()
  }

  /// The name of what is to replace a file.
  package static func temporaryName(of name: String) -> String { ".\(name).new" }

  /// Tells whether there is something with a name, if only a link that leads nowhere.
  ///
  /// - Parameter name: The name.
  ///
  /// - Returns: Whether there is.
  ///
  /// - Throws: ``StorageError`` when the folder cannot be looked into.
  package func exists(_ name: String) throws(StorageError) -> Bool {
    var status = stat()
    if lstat(path(of: name), &status) == 0 { return true }
    if errno == ENOENT { return false }
    throw .unreadable(path: path(of: name), reason: SystemError.latest.reason)
  }

  private func isTaken(_ name: String, _ extra: [String]) throws(StorageError) -> Bool {
    for ending in [""] + extra where try exists(name + ending) { return true }
    return false
  }

  /// Asks for new names to survive a power cut; not every file system can promise it.
  private func synchronize() {
    let descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a folder and those above it; what exists already keeps its permissions.
  private func make(_ folder: URL, for path: String) throws(StorageError) {
    let location = folder.path(percentEncoded: false)
    if mkdir(location, 0o700) == 0 || errno == EEXIST { return }

    let parent = folder.deletingLastPathComponent()
    if errno == ENOENT, parent.pathComponents.count < folder.pathComponents.count {
      try make(parent, for: path)
      if mkdir(location, 0o700) == 0 || errno == EEXIST { return }
    }
    throw .unwritable(path: path, reason: SystemError.latest.reason)
  }
}
