/// What the program was asked to do on the command line.
enum Arguments {
  /// Run.
  case run(Options)

  /// Print how the program is used.
  case explain

  /// The arguments make no sense.
  case misused(String)

  #if SQLite
  private static let storeSynopsis = " [--store KIND]"
  private static let storeUsage = """

      --store KIND       keep saved articles in a 'file', which is the default, or with 'sqlite'
    """
  #else
  private static let storeSynopsis = ""
  private static let storeUsage = ""
  #endif

  static let usage = """
    usage: QiitaViewer [--data DIR] [--api BASE_URL] [--timeout SECONDS]\(storeSynopsis)

      --data DIR         keep saved articles and the access token in this folder
      --api BASE_URL     search this site, such as https://qiita.com, over the network
                         instead of the articles that come with the program
      --timeout SECONDS  give up a request to the site after this time; 30 if not given\(storeUsage)

    Searches articles, opens and saves them. Commands are read from standard input; type 'help'.

    exit status:
      0  all went well; in a terminal, also after commands that failed
      1  a command of a script failed, a file was kept aside, or the output could not be
         written
      2  the arguments make no sense
    """

  /// The options, and what has to follow each.
  private static let needs: [String: String] = {
    var needs = ["--data": "a folder", "--api": "an address", "--timeout": "a number"]
    #if SQLite
    needs["--store"] = "a kind"
    #endif
    return needs
  }()

  init(_ arguments: some Sequence<String>) {
    var values: [String: String] = [:]
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--help" || argument == "-h" {
        self = .explain
        return
      }
      guard let need = Self.needs[argument] else {
        self = .misused("There is no option \(argument.debugDescription).")
        return
      }
      guard let value = rest.next(), !value.isEmpty else {
        self = .misused("'\(argument)' needs \(need).")
        return
      }
      guard values.updateValue(value, forKey: argument) == nil else {
        self = .misused("'\(argument)' is given twice.")
        return
      }
    }
    do {
      self = .run(
        try Options(
          data: values["--data"],
          api: values["--api"],
          timeout: values["--timeout"],
          store: values["--store"]
        )
      )
    } catch {
      self = .misused(error.reason)
    }
  }
}
