/// What the command line asks for.
struct Arguments {
  static let usage = "usage: heirloom-benchmarks [--check] [--json] [--filter TEXT]"

  /// Whether a ratio over its budget is an error.
  private(set) var checks = false

  /// Whether the result is for programs.
  private(set) var isJSON = false

  /// What the name of a comparison must contain.
  private(set) var filter: String?

  /// Reads the arguments, or returns nothing when they make no sense.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--check": checks = true
      case "--json": isJSON = true
      case "--filter":
        guard let text = rest.next() else { return nil }
        filter = text
      default: return nil
      }
    }
  }
}
