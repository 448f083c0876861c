/// One entry of a list.
public struct ScreenRow: Hashable, Sendable {
  /// What a person picks the entry by, such as its number.
  public var mark: String

  /// The main line.
  public var title: String

  /// What is said below it.
  public var details: [String]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: The main line.
  ///   - details: What is said below it.
  ///   - mark: What a person picks the entry by, such as its number.
  public init(_ title: String, details: [String] = [], mark: String = "•") {
    self.mark = mark
    self.title = title
    self.details = details
  }
}
