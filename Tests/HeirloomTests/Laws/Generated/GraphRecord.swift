/// What one thread got at one read: the value, and what it read on through handles.
struct GraphRecord: Sendable {
  let index: Int
  let numbers: [Int?]
}
