extension HTTPAnswer {
  /// Whether the site has a page after this one.
  ///
  /// Only this is taken from the `Link` header, not the address in it: where requests go is for the
  /// user to say. A site without that header may give the number of results instead.
  func hasPage(after page: Int, of pageSize: Int) -> Bool {
    if let links = self[header: "Link"] { return links.namesNextPage }
    guard let count = self[number: "Total-Count"], count > 0 else { return false }
    return (count - 1) / pageSize >= page
  }
}

extension String {
  /// Whether one of the links of a `Link` header leads to the next page.
  fileprivate var namesNextPage: Bool {
    self[...].pieces(separatedBy: ",").contains { link in
      link.pieces(separatedBy: ";").dropFirst().contains { parameter in
        let sides = parameter.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, sides[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else {
          return false
        }
        let relations = sides[1].split { $0.isWhitespace || $0 == "\"" }
        return relations.contains { $0.lowercased() == "next" }
      }
    }
  }
}

extension Substring {
  /// The text between separators that are neither in quotes nor in the angle brackets of an address.
  fileprivate func pieces(separatedBy separator: Character) -> [Substring] {
    var isAddress = false
    var isQuoted = false
    return split { character in
      switch character {
      case "<" where !isQuoted: isAddress = true
      case ">" where !isQuoted: isAddress = false
      case "\"" where !isAddress: isQuoted.toggle()
      default: break
      }
      return character == separator && !isAddress && !isQuoted
    }
  }
}
