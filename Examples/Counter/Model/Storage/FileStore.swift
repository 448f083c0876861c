import Foundation

/// A store in a file, which is read once and replaced as a whole at each change.
///
/// A file that makes no sense is kept aside under a new name. Two programs at once know nothing of each
/// other: what the last one writes counts.
public final class FileStore: KeyValueStore {
  private static let sizeLimit = 1_048_576

  private let path: String
  private var values: [String: StoredValue]

  /// What a person is to be told, the oldest first.
  public private(set) var notices: [String] = []

  /// Why the last change is not in the file, if it is not.
  public private(set) var failure: StoreError?

  /// Those who are told when a value has changed.
  public let changes = StoreChanges()

  /// Opens a store.
  ///
  /// - Parameter path: The file, which need not exist.
  ///
  /// - Throws: ``StoreError`` when there is something that cannot be read, which stays as it is.
  public init(path: String) throws(StoreError) {
    self.path = path
    values = [:]
    guard let contents = try Self.contents(of: path) else { return }
    do {
      values = try JSONDecoder().decode([String: StoredValue].self, from: contents)
    } catch {
      notices.append("'\(path)' made no sense and is kept as '\(try Self.setAside(path))'.")
    }
  }

  /// The value of a name, if it has one.
  ///
  /// - Parameter key: The name.
  ///
  /// - Returns: The value.
  public func value(for key: String) -> StoredValue? { values[key] }

  /// Keeps a value, and tells that it has changed.
  ///
  /// When the file cannot be written, ``failure`` says why, and the value is kept as long as the program.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its name.
  public func keep(_ value: StoredValue, for key: String) {
    values[key] = value
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(values).write(to: URL(filePath: path), options: .atomic)
      failure = nil
    } catch {
      failure = .unwritable(path: path)
    }
    changes.send(for: key)
  }

  /// Reads the file; nil when there is none.
  private static func contents(of path: String) throws(StoreError) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(path: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path) }
    guard status.st_size <= sizeLimit else { throw .tooLarge(path: path) }
    guard let contents = try? Data(contentsOf: URL(filePath: path)) else {
      throw .unreadable(path: path)
    }
    return contents
  }

  /// Gives a file a name that nothing has, and returns it.
  private static func setAside(_ path: String) throws(StoreError) -> String {
    for number in 1...1_000 {
      let name = "\(path).corrupt-\(number)"
      // A link, unlike a move, replaces nothing.
      if link(path, name) == 0 {
        guard unlink(path) == 0 else { break }
        return name
      }
      guard errno == EEXIST else { break }
    }
    throw .corrupt(path: path)
  }
}
