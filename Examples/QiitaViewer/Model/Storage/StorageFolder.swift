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
    while ([""] + extra).contains(where: { exists(newName + $0) }) { number += 1 }

    // The file goes last: were the program killed in between, what stays behind must not be taken
    // for a part of the next file of that name.
    for ending in extra.filter({ exists(name + $0) }) + [""] {
      guard rename(path(of: name + ending), path(of: newName + ending)) == 0 else {
        throw .unwritable(path: path(of: name), reason: SystemError.latest.reason)
      }
    }
    synchronize()
    return path(of: newName)
  }

  /// Whether there is something with a name, if only a link that leads nowhere.
  package func exists(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0
  }

  /// Asks for new names to survive a power cut; not every file system can promise it.
  package func synchronize() {
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
