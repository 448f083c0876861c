import Foundation

/// Gives each name of a page a slug that no other name of it has.
///
/// A slug holds small letters, marks, digits and hyphens only, in any script. A name keeps its slug
/// whatever the order of the names and whatever other names come and go, unless one of them reads
/// the same but for case and punctuation: then the slugs of both end in a hash of the name.
struct Slugs: Sendable {
  private let longest = 60
  private var slugs: [String] = []

  /// Makes slugs for names.
  init(of names: [String]) {
    let readable = names.map { Self.words(of: $0, longest: longest) }
    var bearers: [String: Set<StableHash>] = [:]
    for (name, words) in zip(names, readable) {
      bearers[words.text, default: []].insert(StableHash(name))
    }

    var taken: Set<String> = []
    for (name, words) in zip(names, readable) {
      let isPlain = words.isWhole && bearers[words.text]?.count == 1
      let digits = StableHash(name).digits
      let base = isPlain ? words.text : words.text.isEmpty ? digits : "\(words.text)-\(digits)"
      // Only the same name twice, or a name that ends in another's hash, comes here a second time.
      var slug = base
      var number = 2
      while !taken.insert(slug).inserted {
        slug = "\(base)-\(number)"
        number += 1
      }
      slugs.append(slug)
    }
  }

  /// The slug of the name at a place.
  subscript(index: Int) -> String { slugs[index] }

  /// The words of a name, and whether they are all there.
  private static func words(of name: String, longest: Int) -> (text: String, isWhole: Bool) {
    let composed = name.precomposedStringWithCanonicalMapping.lowercased()
    let words = composed.unicodeScalars.split { !isKept($0) }.map(String.init)
    let text = words.joined(separator: "-")
    guard !text.isEmpty, text.count > longest else { return (text, !text.isEmpty) }
    let beginning = text.prefix(longest)
    return (String(beginning.last == "-" ? beginning.dropLast() : beginning), false)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .titlecaseLetter, .uppercaseLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default:
      false
    }
  }
}
