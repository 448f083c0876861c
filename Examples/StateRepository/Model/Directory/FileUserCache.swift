import Foundation
import Synchronization

/// A cache in a file, which is read once and written as a whole at each change.
///
/// A file that cannot be read or makes no sense is an error at the beginning, and is left as it is. When
/// it cannot be written the data is kept for as long as the program runs, and ``takeProblem()`` tells.
public final class FileUserCache: UserCache {
  private struct Storage {
    var contents: UserCacheContents
    var problem: UserCacheError?
  }

  private let storage: Mutex<Storage>
  private let path: String

  /// Opens a cache.
  ///
  /// - Parameter path: Where the file is; without one the cache is empty.
  ///
  /// - Throws: ``UserCacheError``.
  public init(path: String) throws(UserCacheError) {
    self.path = path
    storage = Mutex(Storage(contents: try Self.read(path)))
  }

  /// Takes out why the latest change is not in the file, if it is not.
  ///
  /// - Returns: The reason; nil when the file is up to date or this has been told.
  public func takeProblem() -> UserCacheError? {
    storage.withLock { storage in
      defer { storage.problem = nil }
      return storage.problem
    }
  }

  /// Returns the directory.
  ///
  /// - Returns: The directory, or nil where there is none.
  public func directory() -> Cached<UserDirectory>? {
    storage.withLock(\.contents.directory)
  }

  /// Saves the directory.
  ///
  /// - Parameter directory: The directory; nil deletes it.
  public func saveDirectory(_ directory: Cached<UserDirectory>?) {
    change { $0.directory = directory }
  }

  /// Returns a user.
  ///
  /// - Parameter handle: What tells the user from others.
  ///
  /// - Returns: The user, or nil where there is none.
  public func user(_ handle: String) -> Cached<User>? {
    storage.withLock { $0.contents.users[handle] }
  }

  /// Saves a user.
  ///
  /// - Parameters:
  ///   - user: The user; nil deletes it.
  ///   - handle: What tells the user from others.
  public func saveUser(_ user: Cached<User>?, for handle: String) {
    change { $0.users[handle] = user }
  }

  private static func read(_ path: String) throws(UserCacheError) -> UserCacheContents {
    guard FileManager.default.fileExists(atPath: path) else { return UserCacheContents() }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path)
    }
    let decoder = JSONDecoder()
    // Another version may hold something else altogether, and still be whole.
    guard let version = try? decoder.decode(UserCacheVersion.self, from: data).version else {
      throw .corrupt(path: path)
    }
    guard version == UserCacheContents.currentVersion else {
      throw .otherVersion(path: path, version: version)
    }
    guard let contents = try? decoder.decode(UserCacheContents.self, from: data) else {
      throw .corrupt(path: path)
    }
    return contents
  }

  /// Changes the contents and the file; one writer at a time, so that the file is the latest.
  private func change(_ body: (inout UserCacheContents) -> Void) {
    storage.withLock { storage in
      body(&storage.contents)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      do {
        try encoder.encode(storage.contents).write(to: URL(filePath: path), options: .atomic)
        storage.problem = nil
      } catch {
        storage.problem = .unwritable(path: path)
      }
    }
  }
}
