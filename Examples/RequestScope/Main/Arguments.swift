/// What the program was asked to do on the command line.
enum Arguments {
  /// Send requests to a server of its own, and tell what came of it.
  case demonstrate(requests: Int, clients: Int)

  /// Serve until it is told to stop.
  case serve(port: UInt16)

  /// Print how the program is used.
  case explain

  /// The arguments make no sense.
  case misused(String)

  static let usage = """
    usage: RequestScope [--requests N] [--clients N]
           RequestScope --serve [--port N]

      --requests N  how many requests the demonstration sends; 60 if not given
      --clients N   how many clients send them; 4 if not given
      --serve       serve on 127.0.0.1 until Control-C
      --port N      the port to serve on; 8080 if not given, any that is free for 0

    Answers each request in a scope of its own, with its own log, user and unit of work.
    Without '--serve' it demonstrates that: its clients send requests, a third of which they
    abandon, and it tells whether every scope was closed and every hook was run once, in order.

    exit status:
      0  all went well
      1  the numbers do not add up, the port cannot be had, or the output could not be written
      2  the arguments make no sense
    """

  private struct Misuse: Error {
    let reason: String
  }

  private static let ranges = [
    "--requests": 1...1_000_000, "--clients": 1...32, "--port": 0...65_535,
  ]

  init(_ arguments: some Sequence<String>) {
    do throws(Misuse) {
      self = try Self.read(Array(arguments))
    } catch {
      self = .misused(error.reason)
    }
  }

  private static func read(_ arguments: [String]) throws(Misuse) -> Arguments {
    if arguments.contains("--help") || arguments.contains("-h") { return .explain }
    var values: [String: Int] = [:]
    var serves = false
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--serve" {
        serves = true
      } else if values.updateValue(try value(of: argument, rest.next()), forKey: argument) != nil {
        throw Misuse(reason: "'\(argument)' is given twice; give it once.")
      }
    }
    guard serves else {
      if values["--port"] != nil { throw Misuse(reason: "'--port' needs '--serve'; add it.") }
      let (requests, clients) = (values["--requests"] ?? 60, values["--clients"] ?? 4)
      return .demonstrate(requests: requests, clients: clients)
    }
    for option in ["--requests", "--clients"] where values[option] != nil {
      throw Misuse(reason: "'\(option)' is for the demonstration; leave out '--serve', or it.")
    }
    return .serve(port: UInt16(values["--port"] ?? 8_080))
  }

  private static func value(of option: String, _ text: String?) throws(Misuse) -> Int {
    guard let range = ranges[option] else {
      throw Misuse(reason: "There is no option \(option.debugDescription); '--help' lists them.")
    }
    // `Int` by itself would also read signs.
    guard
      let text, text.allSatisfy({ ("0"..."9").contains($0) }), let value = Int(text),
      range.contains(value)
    else {
      throw Misuse(
        reason: "'\(option)' needs a number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return value
  }
}
