import Foundation

/// What the program was asked to do on the command line.
enum Arguments {
  /// Run with a site, if kittens are loaded over the network, and a renderer.
  case run(site: URL?, timeLimit: Duration?, printsLines: Bool)

  /// Show the fixtures.
  case preview([String])

  /// Print how the program is used.
  case explain

  /// The arguments make no sense.
  case misused(String)

  static let usage = """
    usage: Kittens [--api BASE_URL] [--timeout SECONDS] [--renderer list|lines]
           Kittens previews [list | show NAME | check | gallery --output DIR]

      --api BASE_URL         load kittens of this site; else those that come with the program
      --timeout SECONDS      how long the site may be silent: 1 to 600, 30 if not given
      --renderer list|lines  draw the whole screen, or say in a line what is new

    Commands are read from standard input: 'appear', 'disappear', 'reload', 'release' and 'quit'.

    exit status:
      0  all went well; that kittens cannot be loaded is a state to see
      1  a command makes no sense
      2  the arguments make no sense
    """

  init(_ arguments: some Sequence<String>) {
    var values: [String: String] = [:]
    var rest = Array(arguments)[...]
    if rest.first == "previews" {
      self = .preview(Array(rest.dropFirst()))
      return
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .explain
        return
      case "--api", "--timeout", "--renderer":
        guard let value = rest.popFirst(), !value.isEmpty else {
          self = .misused("'\(argument)' needs a value; '--help' tells which.")
          return
        }
        guard values.updateValue(value, forKey: argument) == nil else {
          self = .misused("'\(argument)' is given twice.")
          return
        }
      default:
        self = .misused("There is no option \(argument.debugDescription); '--help' lists them.")
        return
      }
    }
    self = Self.run(values)
  }

  private static func run(_ values: [String: String]) -> Arguments {
    let site = values["--api"].map { URL(string: $0) }
    if let site, !["http", "https"].contains(site?.scheme ?? "") {
      return .misused("'--api' needs an address that begins with http:// or https://.")
    }
    if let site, site?.host()?.isEmpty ?? true {
      return .misused("'--api' needs an address with a host, as https://kittens.example.")
    }
    let seconds = values["--timeout"].map { Int($0) ?? 0 }
    if let seconds, !(1...600).contains(seconds) {
      return .misused("'--timeout' needs a number of seconds from 1 to 600.")
    }
    let renderer = values["--renderer"] ?? "list"
    guard ["list", "lines"].contains(renderer) else {
      return .misused("'--renderer' needs 'list' or 'lines'.")
    }
    return .run(
      site: site ?? nil,
      timeLimit: seconds.map { .seconds($0) },
      printsLines: renderer == "lines"
    )
  }
}
