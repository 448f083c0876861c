/// One line of a file of entries, cut into its fields.
///
/// Fields are separated by commas. One that has a comma or a quotation mark in it is in quotation marks,
/// and each of its own is doubled.
struct EntryLine {
  /// A quotation mark is where none may be, or one is missing.
  struct Malformed: Error {}

  let fields: [String]

  init(_ line: some StringProtocol) throws(Malformed) {
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var wasQuoted = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        field.append("\"")
      case "\"" where isQuoted:
        isQuoted = false
        wasQuoted = true
      case "\"" where field.trimmed.isEmpty && !wasQuoted:
        field = ""
        isQuoted = true
      case "," where !isQuoted:
        fields.append(wasQuoted ? field : field.trimmed)
        (field, wasQuoted) = ("", false)
      case _ where wasQuoted:
        guard character.isWhitespace else { throw Malformed() }
      case "\"":
        throw Malformed()
      default:
        field.append(character)
      }
    }
    guard !isQuoted else { throw Malformed() }
    self.fields = fields + [wasQuoted ? field : field.trimmed]
  }
}
