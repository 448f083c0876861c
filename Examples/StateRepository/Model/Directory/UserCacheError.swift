public import Foundation

/// Why a cache file cannot be used.
@nonexhaustive
public enum UserCacheError: Error, Hashable, Sendable {
  /// It is there and cannot be read.
  case unreadable(path: String)

  /// It does not hold what it should.
  case corrupt(path: String)

  /// Another version of the program has written it.
  case otherVersion(path: String, version: Int)

  /// It cannot be written.
  case unwritable(path: String)
}

extension UserCacheError: CustomStringConvertible {
  /// Which file is in trouble, and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "Cannot read the cache '\(path)'. Make it a readable file, or choose another."
    case .corrupt(let path):
      "The cache '\(path)' makes no sense. Repair it, or move it away to start afresh."
    case .otherVersion(let path, let version):
      "The cache '\(path)' has version \(version), which is not known. Choose another file."
    case .unwritable(let path):
      "Cannot write the cache '\(path)'. Make room for it and make it writable, or choose another."
    }
  }
}

extension UserCacheError: LocalizedError {
  /// The description, for code that reads localised errors.
  public var errorDescription: String? { description }
}
