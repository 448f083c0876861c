/// Markup in which only what is written in the source code is markup.
///
/// A value is made from a literal alone. A text that is interpolated into one is always escaped, so
/// that no name, message or article can become an element or leave the attribute that it stands in.
///
/// ```swift
/// let title: HTML = "<p title=\"\(hint)\">\(text)</p>"
/// ```
struct HTML: Hashable, Sendable {
  /// The markup as text.
  private(set) var source = ""

  /// Nothing.
  static let empty = HTML()

  private init() {}

  /// Puts markup one after the other.
  init(_ pieces: some Sequence<HTML>) {
    source = pieces.map(\.source).joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.harmless(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension HTML: ExpressibleByStringInterpolation {
  /// Takes a literal as it is; nothing but a literal is one of its type.
  init(stringLiteral literal: StaticString) {
    source = literal.description
  }

  /// Takes a literal with what is interpolated into it.
  init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
  }

  /// A literal in the making.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      source += literal.description
    }

    mutating func appendInterpolation(_ text: String) {
      source += HTML.escaped(text)
    }

    mutating func appendInterpolation(_ number: Int) {
      source += String(number)
    }

    mutating func appendInterpolation(_ markup: HTML) {
      source += markup.source
    }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { source += piece.source }
    }
  }
}
