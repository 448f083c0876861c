/// A value with an identity that says what it was made from.
final class Token: Sendable {
  let label: String
  let parts: [Token]

  init(_ label: String, from parts: [Token] = []) {
    self.label = label
    self.parts = parts
  }
}

extension Token: CustomStringConvertible {
  var description: String {
    parts.isEmpty ? label : "\(label)(\(parts.map(\.description).joined(separator: " ")))"
  }
}
