/// A value as the transcript prints it: without the word "Optional".
func transcriptText<Value>(of value: Value) -> String {
  guard let optional = value as? any OptionalValue else { return "\(value)" }
  return optional.wrappedText
}

/// What optional values have in common.
private protocol OptionalValue {
  var wrappedText: String { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedText: String { map { transcriptText(of: $0) } ?? "nil" }
}
