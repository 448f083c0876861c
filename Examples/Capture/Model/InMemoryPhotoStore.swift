import Synchronization

/// A store that is gone with the program.
public final class InMemoryPhotoStore: PhotoStore {
  private let names: Mutex<Set<String>>

  /// Creates a store.
  ///
  /// - Parameter names: The names of the photos that it has at first.
  public init(names: Set<String> = []) {
    self.names = Mutex(names)
  }

  /// Adds a record, unless there is one of that name.
  ///
  /// - Parameter name: The name of the photo.
  ///
  /// - Returns: The record; nil when the name is taken.
  public func insert(_ name: String) -> PhotoRecord? {
    names.withLock { $0.insert(name).inserted } ? PhotoRecord(name: name) : nil
  }

  /// Removes a record, if it is there.
  ///
  /// - Parameter record: The record.
  public func remove(_ record: PhotoRecord) {
    names.withLock { _ = $0.remove(record.name) }
  }

  /// The records, in the order of their names.
  public var records: [PhotoRecord] {
    names.withLock { $0.sorted() }.map(PhotoRecord.init)
  }
}
