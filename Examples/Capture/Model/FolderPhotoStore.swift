import Foundation

/// A store of files in a folder; a record is a file, empty until a camera writes to it.
public struct FolderPhotoStore: PhotoStore {
  /// The folder is no good.
  public struct Unusable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder.
    public let path: String

    /// What is wrong and what to do.
    public var description: String {
      "Photos cannot be kept in '\(path)'; choose a folder to write to with '--photos DIR'."
    }
  }

  private let path: String

  /// Describes a store; touches nothing.
  ///
  /// - Parameter path: The folder, which exists.
  public init(path: String) {
    self.path = path
  }

  /// Makes an empty file, unless there is anything of that name.
  ///
  /// - Parameter name: The name of the photo.
  ///
  /// - Returns: The record; nil when the name is taken.
  ///
  /// - Throws: ``Unusable`` when no file can be made.
  public func insert(_ name: String) throws -> PhotoRecord? {
    do {
      try Data().write(to: url(name), options: .withoutOverwriting)
      return PhotoRecord(name: name)
    } catch {
      // What is there may also be a link that leads nowhere.
      var status = stat()
      if lstat(url(name).path(percentEncoded: false), &status) == 0 { return nil }
      throw Unusable(path: path)
    }
  }

  /// Removes a file, if it is there.
  ///
  /// - Parameter record: The record.
  ///
  /// - Throws: ``Unusable`` when it cannot be removed.
  public func remove(_ record: PhotoRecord) throws {
    guard unlink(url(record.name).path(percentEncoded: false)) == 0 || errno == ENOENT else {
      throw Unusable(path: path)
    }
  }

  /// The photos in the folder, in the order of their names.
  ///
  /// - Throws: ``Unusable`` when it cannot be read.
  public var records: [PhotoRecord] {
    get throws {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw Unusable(path: path)
      }
      return names.filter { $0.hasSuffix(".jpg") }.sorted().map(PhotoRecord.init)
    }
  }

  private func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }
}
