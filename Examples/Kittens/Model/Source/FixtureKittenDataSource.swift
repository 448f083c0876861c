/// Pictures that come with the program, at addresses where nobody is.
public struct FixtureKittenDataSource: KittenDataSource {
  /// An answer of three pictures.
  public static let sample = """
    [
      {"id": "sample-1", "url": "https://pictures.example/kitten-1.jpg"},
      {"id": "sample-2", "url": "https://pictures.example/kitten-2.jpg"},
      {"id": "sample-3", "url": "https://pictures.example/kitten-3.jpg"}
    ]
    """

  private let answer: String?

  /// Creates a data source.
  ///
  /// - Parameter answer: What it answers; nil for a failure.
  public init(answer: String? = Self.sample) {
    self.answer = answer
  }

  /// Gives the answer.
  ///
  /// - Parameters:
  ///   - limit: Means nothing.
  ///   - offset: Means nothing.
  ///
  /// - Returns: The answer.
  public func load(limit: Int, offset: Int) -> String? { answer }
}
