/// What a provider means to a scope: how its value would be made there.
struct GraphMeaning {
  let binding: GraphBinding

  /// Whether it is an override with `nil`.
  var isAbsent = false

  /// Whether it is remembered, rather than made at each call.
  var isRemembered = true

  /// Whether it comes with its scope, made by nobody.
  var isReady = false

  /// The outermost scope in which it would have been made the same way.
  var home: Int

  /// The providers whose overriding would have made a difference.
  var reads: Set<Int> = []

  /// Whether anything's overriding would have made one.
  var readsEverything = false

  var flag = false

  /// What it is made from, in order.
  var parts: [GraphPart] = []

  /// The providers of the deferred readers that it keeps, those of its products included.
  var handles: [Int] = []
}

/// Something that a value is made from.
struct GraphPart {
  let node: Int

  /// The scope that its binding is looked for from: that of the reader, or the next one outwards.
  let start: Int?
  let isProduct: Bool
}
