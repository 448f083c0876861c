/// What a command is asked to do.
enum FixtureRequest: Equatable {
  /// How a fixture is shown.
  enum Format: String, CaseIterable {
    case text, json, html
  }

  case list
  case show(name: String, Format)
  case check
  case record(folder: String?)
  case gallery(folder: String, isOpened: Bool)
  case explain

  /// Why arguments make no sense.
  struct Misuse: Error {
    let reason: String
  }

  init(_ arguments: [String]) throws(Misuse) {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) || arguments == ["help"] {
      self = .explain
      return
    }
    guard let word = arguments.first else {
      throw Misuse(reason: "Say what to do: \(Self.words).")
    }
    var rest = FixtureArguments(arguments.dropFirst(), of: word)
    switch word {
    case "list":
      self = .list
    case "show":
      let format = try rest.value(of: "--format", needs: Self.formats) ?? "text"
      guard let format = Format(rawValue: format) else {
        throw Misuse(reason: "'--format' needs \(Self.formats).")
      }
      guard let name = rest.takeOperand() else {
        throw Misuse(reason: "'show' needs the name of a fixture; 'list' prints them.")
      }
      self = .show(name: name, format)
    case "check":
      self = .check
    case "record":
      self = .record(folder: try rest.value(of: "--output", needs: "a folder"))
    case "gallery":
      let isOpened = rest.flag("--open")
      guard let folder = try rest.value(of: "--output", needs: "a folder") else {
        throw Misuse(reason: "Say where to write the gallery: 'gallery --output DIR'.")
      }
      self = .gallery(folder: folder, isOpened: isOpened)
    default:
      throw Misuse(reason: "There is no command \(FixtureArguments.shown(word)): \(Self.words).")
    }
    try rest.end()
  }

  private static let words =
    "'list', 'show', 'check', 'record' or 'gallery'; '--help' explains them"

  private static let formats: String = {
    let names = Format.allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }()
}
