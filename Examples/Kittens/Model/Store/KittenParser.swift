public import Foundation

/// What the store of kittens asks to make sense of an answer.
public protocol KittenParser: Sendable {
  /// Makes sense of an answer.
  ///
  /// - Parameter text: The answer of the site.
  ///
  /// - Returns: The addresses of the pictures; nil when it makes no sense.
  func parse(_ text: String) async -> [URL]?
}
