/// A file that made no sense and was kept aside under a new name.
public struct StorageNotice: Hashable, Sendable {
  /// Where the file was.
  public let path: String

  /// Where it is now.
  public let newPath: String

  /// Creates a notice.
  ///
  /// - Parameters:
  ///   - path: Where the file was.
  ///   - newPath: Where it is now.
  public init(path: String, newPath: String) {
    self.path = path
    self.newPath = newPath
  }
}

extension StorageNotice: CustomStringConvertible {
  /// What was found, where it is, and what can be done.
  public var description: String {
    let name = path.split(separator: "/").last ?? ""
    return """
      A file made no sense and is kept in '\(newPath)'. A new '\(name)' is begun; to have the old one \
      again, repair it and move it back.
      """
  }
}
