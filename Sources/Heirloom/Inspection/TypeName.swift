/// The name of a type with its module, the same in every run.
struct TypeName: CustomStringConvertible {
  let description: String

  init(_ type: any Any.Type) {
    var rest = Substring(String(reflecting: type))
    var name = ""
    while let character = rest.first {
      // A private or local type is named with the address of what it is declared in.
      if rest.hasPrefix("(unknown context at ") {
        rest = rest.drop { $0 != ")" }.dropFirst().drop { $0 == "." }
      } else {
        name.append(character)
        rest.removeFirst()
      }
    }
    description = name
  }
}
