import Foundation

/// A folder with one text file for each fixture: what it showed when somebody last looked.
///
/// Files are compared byte for byte, so a screen that changes is a test that fails with the lines that
/// differ. Three lines make the test:
///
/// ```swift
/// func check(_ fixture: Fixture) async throws {
///   try await SnapshotFolder(beside: #filePath).check(fixture)
/// }
/// ```
///
/// A snapshot that is missing is written, and the test fails once. To accept what has changed, run the
/// `record` command of the catalogue's program, or delete the file and run the test again.
public struct SnapshotFolder: Sendable {
  /// The folder.
  public let path: String

  private static let width = 80
  private static let ending = ".txt"

  /// Creates a description of a folder; touches no file.
  ///
  /// - Parameter path: The folder, which is made when it is first written to.
  public init(path: String) {
    self.path = path
  }

  /// Creates a description of a folder beside a source file; touches no file.
  ///
  /// - Parameters:
  ///   - filePath: The source file: `#filePath`.
  ///   - name: The folder's name.
  public init(beside filePath: String, named name: String = "Snapshots") {
    let folder = URL(filePath: filePath).deletingLastPathComponent()
    path = folder.appending(path: name).path(percentEncoded: false)
  }

  /// Renders a fixture and compares what it shows with its snapshot.
  ///
  /// - Parameter fixture: The fixture.
  ///
  /// - Throws: ``SnapshotError``, whose description is the whole message.
  @MainActor
  public func check(_ fixture: Fixture) async throws {
    let rendering = await fixture.render()
    if let complaint = rendering.complaint {
      throw SnapshotError.notGood(name: fixture.fullName, reason: complaint)
    }
    try file([fixture.screen, fixture.name]).check(Self.text(of: rendering))
  }

  /// Makes sure that every file in the folder belongs to a fixture.
  ///
  /// - Parameter catalog: All fixtures that have their snapshots in the folder.
  ///
  /// - Throws: ``SnapshotError/unused(paths:)``, which names the others.
  public func checkForUnusedFiles(_ catalog: FixtureCatalog) throws {
    let unused = try unusedFiles(catalog)
    if !unused.isEmpty { throw SnapshotError.unused(paths: unused) }
  }

  /// Returns the files in the folder that belong to no fixture.
  func unusedFiles(_ catalog: FixtureCatalog) throws -> [String] {
    let used = Set(catalog.fixtures.map { Self.path(of: [$0.screen, $0.name]) })
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let files = FileManager.default.enumerator(atPath: path) else {
      throw SnapshotError.unreadable(path: path, reason: "it is no folder that can be listed")
    }
    return files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(Self.ending) && !used.contains($0) }
      .map { file(at: $0).path }
      .sorted()
  }

  /// Writes what a rendering shows.
  ///
  /// - Returns: The path, if the file was not the same before.
  func record(_ rendering: FixtureRendering) throws(SnapshotError) -> String? {
    let file = file([rendering.fixture.screen, rendering.fixture.name])
    return try file.record(Self.text(of: rendering)) ? file.path : nil
  }

  private static func text(of rendering: FixtureRendering) -> String {
    TextRenderer(width: width).render(rendering.content)
  }

  private func file(_ name: [String]) -> SnapshotFile {
    file(at: Self.path(of: name))
  }

  private func file(at path: String) -> SnapshotFile {
    let file = URL(filePath: self.path, directoryHint: .isDirectory)
      .appending(path: path, directoryHint: .notDirectory)
    return SnapshotFile(path: file.path(percentEncoded: false))
  }

  /// Returns the path of a name within the folder; two names never have the same one.
  private static func path(of name: [String]) -> String {
    name.filter { !$0.isEmpty }.map(fileName).joined(separator: "/") + ending
  }

  /// Returns a name as a file can bear it: what might mean something to a file system is encoded.
  private static func fileName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " -_,".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          result += "%" + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return result
  }
}
