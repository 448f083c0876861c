import Foundation

/// What the program was asked to do on the command line.
enum Arguments {
  /// Report on a file of entries, or on what standard input says.
  case report(entries: String?, kits: String?, properties: String?, date: Date?)

  /// Print how the program is used.
  case explain

  /// The arguments make no sense.
  case misused(String)

  static let usage = """
    usage: Contest [--entries FILE] [--kits FILE] [--properties FILE] [--at DATE]

      --entries FILE      the entries, a line each; standard input if not given
      --kits FILE         the listed kits, a line each; those of the contest if not given
      --properties FILE   the properties of a device, 'name=value' on each line
      --at DATE           the moment that the report is of, as 2021-08-20T18:00:00+08:00

    An entry is: team, region, design, originality, social, released (yes or no),
    kits (with ';' between them), votes, and the judges' three of the final, or nothing.

    exit status:
      0  all went well
      1  a line makes no sense, or a file could not be read
      2  the arguments make no sense
    """

  init(_ arguments: some Sequence<String>) {
    var values: [String: String] = [:]
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h":
        self = .explain
        return
      case "--entries", "--kits", "--properties", "--at":
        guard let value = rest.next(), !value.isEmpty else {
          self = .misused("'\(argument)' needs a \(argument == "--at" ? "date" : "file").")
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
    let date = values["--at"].map { try? Date($0, strategy: .iso8601) }
    if case .some(.none) = date {
      self = .misused("'--at' needs a date as 2021-08-20T18:00:00+08:00.")
      return
    }
    self = .report(
      entries: values["--entries"],
      kits: values["--kits"],
      properties: values["--properties"],
      date: date ?? nil
    )
  }
}
