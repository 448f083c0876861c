import Foundation

/// The file that a gallery is written to.
struct GalleryFile {
  /// Why a file cannot be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let name = "index.html"
  private let file: URL

  /// The path, as the folder was given.
  let path: String

  /// Makes the folder, if it is not there.
  init(in folder: String) throws(Failure) {
    let directory = URL(filePath: folder, directoryHint: .isDirectory)
    file = directory.appending(path: Self.name)
    path = folder + (folder.hasSuffix("/") ? "" : "/") + Self.name
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw Self.failure(folder)
    }
    guard FileManager.default.isWritableFile(atPath: folder) else { throw Self.failure(folder) }
  }

  /// Writes the page as a whole, or leaves what was there before.
  func write(_ page: String) throws(Failure) {
    do {
      try Data(page.utf8).write(to: file, options: .atomic)
    } catch {
      throw Self.failure(path)
    }
  }

  /// Opens the page in a browser.
  ///
  /// - Returns: Whether one could be started.
  func open() -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    #if canImport(Darwin)
    process.arguments = ["open", path]
    #else
    process.arguments = ["xdg-open", path]
    #endif
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func failure(_ path: String) -> Failure {
    Failure(description: "Cannot write to '\(path)'; give a folder where there is room to write.")
  }
}
