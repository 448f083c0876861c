/// What the program was asked to do on the command line.
enum Arguments: Equatable {
  /// Run, with the data in a folder if one is given.
  case run(data: String?)

  /// Print how the program is used.
  case explain

  /// The arguments make no sense.
  case misused(String)

  static let usage = """
    usage: QiitaViewer [--data DIR]

      --data DIR   keep saved articles and the access token in this folder

    Searches articles, opens and saves them. Commands are read from standard input; type 'help'.
    """

  init(_ arguments: some Sequence<String>) {
    var data: String?
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h":
        self = .explain
        return
      case "--data":
        guard let value = rest.next(), !value.isEmpty else {
          self = .misused("'--data' needs a folder.")
          return
        }
        guard data == nil else {
          self = .misused("'--data' is given twice.")
          return
        }
        data = value
      default:
        self = .misused("There is no option \(argument.debugDescription).")
        return
      }
    }
    self = .run(data: data)
  }
}
