/// Keeps records of photos, each with a place for the picture.
public protocol PhotoStore: Sendable {
  /// Adds a record, unless there is one of that name.
  ///
  /// - Parameter name: The name of the photo.
  ///
  /// - Returns: The record; nil when the name is taken.
  ///
  /// - Throws: An error that says what to do, when no record can be added.
  func insert(_ name: String) throws -> PhotoRecord?

  /// Removes a record, if it is there.
  ///
  /// - Parameter record: The record.
  ///
  /// - Throws: An error that says what to do, when it cannot be removed.
  func remove(_ record: PhotoRecord) throws

  /// The records, in the order of their names.
  ///
  /// - Throws: An error that says what to do, when they cannot be read.
  var records: [PhotoRecord] { get throws }
}
