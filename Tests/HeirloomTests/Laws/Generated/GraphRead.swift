/// A read by code that holds a scope.
struct GraphRead: Sendable {
  var node: Int
  var scope: Int

  /// Which key-path object is used: a new one, or one of those that are kept.
  var spelling = 0

  /// What is read on through the deferred readers that a value keeps: which of them, value by value.
  var hops: [Int] = []

  /// Whether a factory is taken now and called after all other reads.
  var isPostponed = false
}
