/// A fetch from its decision to its result.
struct Flight<Content: Sendable>: Sendable {
  let demand: Demand

  /// What the cache held when the fetch was decided on.
  let cached: Content?

  /// Ends when the result is shown or has been overtaken; also what tells flights apart.
  let completion: Completion
}
