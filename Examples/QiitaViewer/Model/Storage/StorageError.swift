public import Foundation

/// Why something could not be kept on disk, or read back.
@nonexhaustive
public enum StorageError: Error, Hashable, Sendable {
  /// The file exists and cannot be read.
  case unreadable(path: String, reason: String)

  /// The file can be read, does not hold what it should, and cannot be kept aside.
  case corrupt(path: String)

  /// The file was written by a newer version of the program.
  case newerVersion(path: String, version: Int)

  /// The file cannot be written or removed.
  case unwritable(path: String, reason: String)

  /// Somebody else has been changing the file, or another of its folder, for too long.
  case busy(path: String)

  /// A date to be written is not in the years 1 to 9999.
  case dateOutOfRange(path: String)
}

extension StorageError: CustomStringConvertible {
  /// Which file is in trouble, why, and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot read '\(path)': \(reason). Make it readable, or choose another data directory."
    case .corrupt(let path):
      "The contents of '\(path)' make no sense. Repair the file, or move it away to start afresh."
    case .newerVersion(let path, let version):
      "'\(path)' has version \(version), which is too new. Update the program to read it."
    case .unwritable(let path, let reason):
      """
      Cannot write '\(path)': \(reason). Make room for it and make it writable, or choose another data \
      directory.
      """
    case .busy(let path):
      "Cannot write '\(path)': another program is using its folder. End that, or try again later."
    case .dateOutOfRange(let path):
      "Cannot write '\(path)': a date is not in the years 1 to 9999. Set the clock and try again."
    }
  }
}

extension StorageError: LocalizedError {
  /// The description, for code that reads localised errors.
  public var errorDescription: String? { description }
}
