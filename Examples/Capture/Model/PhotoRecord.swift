/// A photo that is kept, or is going to be.
public struct PhotoRecord: Hashable, Sendable {
  /// The name, which is also the title.
  public let name: String

  /// What kind of picture it is.
  public var mediaType: String { "image/jpeg" }

  /// Creates a record.
  ///
  /// - Parameter name: The name.
  public init(name: String) {
    self.name = name
  }
}
