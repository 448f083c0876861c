/// What the store of kittens asks for an answer.
public protocol KittenNetwork: Sendable {
  /// Loads the answer of the site.
  ///
  /// - Returns: The answer; nil when there is none, whatever the reason.
  func load() async -> String?
}
