/// A value to be written as JSON, always in the same way.
enum JSONValue {
  case string(String)
  case bool(Bool)
  case null
  case array([JSONValue])
  case object([String: JSONValue])

  /// The text, with two spaces for each level and the keys in their order.
  var text: String { text(indentation: "") }

  private func text(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let string): return Self.quoted(string)
    case .bool(let bool): return "\(bool)"
    case .null: return "null"
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.text(indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.sorted { $0.key < $1.key }.map { key, value in
        "\(inner)\(Self.quoted(key)): \(value.text(indentation: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Some readers take these two for the end of a line; a terminal obeys control characters.
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
