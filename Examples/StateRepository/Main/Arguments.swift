/// What the program was asked to do on the command line.
enum Arguments {
  /// Run, with a cache file if one is given, and at a pace.
  case run(cache: String?, pace: Duration)

  /// Print how the program is used.
  case explain

  /// The arguments make no sense.
  case misused(String)

  static let usage = """
    usage: StateRepository [--cache FILE] [--pace MILLISECONDS]

      --cache FILE          keep what was fetched in this file
      --pace MILLISECONDS   how long a request to the origin takes; 0 if not given

    Follows a directory of users. Commands are read from standard input; type 'help'.

    exit status:
      0  all went well
      1  a command could not be carried out, or the cache could not be read or written
      2  the arguments make no sense
    """

  init(_ arguments: some Sequence<String>) {
    var cache: String?
    var pace: Duration?
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h":
        self = .explain
        return
      case "--cache" where cache == nil:
        guard let path = rest.next(), !path.isEmpty else {
          self = .misused("'--cache' needs a file.")
          return
        }
        cache = path
      case "--pace" where pace == nil:
        guard let number = rest.next().flatMap({ Int($0) }), (0...60_000).contains(number) else {
          self = .misused("'--pace' needs a number of milliseconds from 0 to 60000.")
          return
        }
        pace = .milliseconds(number)
      case "--cache", "--pace":
        self = .misused("'\(argument)' is given twice.")
        return
      default:
        self = .misused("There is no option \(argument.debugDescription); '--help' lists them.")
        return
      }
    }
    self = .run(cache: cache, pace: pace ?? .zero)
  }
}
