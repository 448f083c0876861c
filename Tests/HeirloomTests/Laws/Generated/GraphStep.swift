/// One thing that a maker does.
///
/// In an override, reading its own key means the next binding outwards.
enum GraphStep: Sendable {
  case read(Int)

  /// Reads a value, and another one only if the first says so.
  case choose(Int, then: Int)

  /// Makes a product and keeps it.
  case call(Int)

  /// Keeps a deferred reader.
  case keep(Int)
}
