/// One making of a value or product, as the log has it and as the model expects it.
struct GraphMaking: Sendable, Equatable {
  let binding: GraphBinding

  /// The argument of the call that made it, if it is a product.
  let argument: Int?

  /// The numbers of the values and products it was made from, in order; `nil` where one was absent.
  let parts: [Int?]
}

extension GraphMaking: CustomStringConvertible {
  var description: String {
    let call = argument.map { "(\($0))" } ?? ""
    let parts = parts.map { $0.map { "#\($0)" } ?? "nil" }
    return "\(binding)\(call) from [\(parts.joined(separator: ", "))]"
  }
}
