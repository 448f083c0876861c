/// What somebody has been told and has not taken yet.
///
/// One who is a little behind misses nothing. Who does not come for so long that the backlog is full
/// has stalled: only the latest is kept, until it is taken.
struct Backlog<Element> {
  /// How many elements wait for somebody who is a little behind.
  static var limit: Int { 8 }

  private var elements: [Element] = []
  private var isStalled = false

  /// Adds an element.
  ///
  /// - Parameter element: The element.
  ///
  /// - Returns: What has been dropped for it.
  mutating func append(_ element: Element) -> [Element] {
    if elements.count == Self.limit { isStalled = true }
    guard isStalled else {
      elements.append(element)
      return []
    }
    defer { elements = [element] }
    return elements
  }

  /// Takes the first element.
  ///
  /// - Returns: The element, if there is one.
  mutating func popFirst() -> Element? {
    guard !elements.isEmpty else { return nil }
    defer { if elements.isEmpty { isStalled = false } }
    return elements.removeFirst()
  }

  /// Drops everything.
  ///
  /// - Returns: What was there.
  mutating func removeAll() -> [Element] {
    defer { self = Backlog() }
    return elements
  }
}
