import Foundation

/// A text file that is kept in a repository, so that a change of what it says is reviewed.
///
/// It is compared byte for byte. A test can pin the graph of an application with it:
///
/// ```swift
/// func check(_ application: Scope) throws {
///   try SnapshotFile(beside: #filePath, "graph.lock").check(application.graph.text)
/// }
/// ```
///
/// A file that is missing is written, and the test fails once. To accept what has changed, delete the
/// file and run the test again.
public struct SnapshotFile: Sendable {
  /// The file.
  public let path: String

  /// Creates a description of a file; touches none.
  ///
  /// - Parameter path: The file, which is made when it is first written to.
  public init(path: String) {
    self.path = path
  }

  /// Creates a description of a file beside a source file; touches none.
  ///
  /// - Parameters:
  ///   - filePath: The source file: `#filePath`.
  ///   - path: The file, seen from the folder of the source file.
  public init(beside filePath: String, _ path: String) {
    let file = URL(filePath: filePath).deletingLastPathComponent().appending(path: path)
    self.path = file.standardized.path(percentEncoded: false)
  }

  /// Compares a text with what the file says.
  ///
  /// - Parameter text: What it should say.
  ///
  /// - Throws: ``SnapshotError``, whose description is the whole message.
  public func check(_ text: String) throws(SnapshotError) {
    guard FileManager.default.fileExists(atPath: path) else {
      try write(text)
      throw .missing(path: path)
    }
    let known: Data
    do {
      known = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error))
    }
    guard known != Data(text.utf8) else { return }
    let difference = UnifiedDifference(from: known, to: text.utf8)
    throw .changed(path: path, difference: difference.text(from: path, to: "shown now"))
  }

  /// Writes a text.
  ///
  /// - Parameter text: What the file is to say.
  ///
  /// - Returns: Whether it did not say the same before.
  ///
  /// - Throws: ``SnapshotError``, whose description is the whole message.
  @discardableResult
  public func record(_ text: String) throws(SnapshotError) -> Bool {
    if (try? Data(contentsOf: url)) == Data(text.utf8) { return false }
    try write(text)
    return true
  }

  private var url: URL { URL(filePath: path, directoryHint: .notDirectory) }

  private func write(_ text: String) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let text = (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return text ?? "the system does not permit it"
  }
}
