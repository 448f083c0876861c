public import Foundation

/// Makes sense of answers in JSON: a list of pictures, each with its address.
public struct JSONKittenParser: KittenParser {
  private struct Picture: Decodable {
    let url: URL
  }

  /// Creates a parser.
  public init() {}

  /// Makes sense of an answer.
  ///
  /// - Parameter text: The answer.
  ///
  /// - Returns: The addresses; nil when it is no such list.
  public func parse(_ text: String) -> [URL]? {
    try? JSONDecoder().decode([Picture].self, from: Data(text.utf8)).map(\.url)
  }
}
