/// What a person can tell the program to do.
public enum Command: Hashable, Sendable {
  /// Follows the directory, or a user.
  case follow(String?)

  /// Stops following the directory, or a user.
  case unfollow(String?)

  /// Fetches the directory unless what there is is good.
  case validate

  /// Fetches the directory; keeping means that a failure leaves the old one.
  case refresh(isKeeping: Bool)

  /// Asks for the next page, so many times at once.
  case more(Int)

  /// Gives a user another name.
  case edit(String, String)

  /// Writes another name of a user to the cache, behind the back of the repositories.
  case write(String, String)

  /// Lets time pass until everything in the cache is too old.
  case expire

  /// Lets the next requests to the origin fail.
  case fail(Int)

  /// Tells how many requests the origin has had.
  case requests

  /// Explains the commands.
  case help

  /// Ends the program.
  case quit

  /// Reads a command from a line.
  ///
  /// - Parameter line: What a person has typed.
  ///
  /// - Throws: ``CommandError`` when the line is not a command.
  public init(_ line: String) throws(CommandError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = words.first ?? ""
    let rest = Array(words.dropFirst())
    switch word {
    case "follow": self = .follow(try Self.optional(rest, of: word))
    case "unfollow": self = .unfollow(try Self.optional(rest, of: word))
    case "refresh":
      guard rest.isEmpty || rest == ["keep"] else { throw .wrong(word, "refresh keep") }
      self = .refresh(isKeeping: !rest.isEmpty)
    case "more": self = .more(try Self.number(rest, of: word))
    case "fail": self = .fail(try Self.number(rest, of: word))
    case "edit", "write":
      guard rest.count > 1 else { throw .wrong(word, "\(word) sample-01 Other Name") }
      let name = rest.dropFirst().joined(separator: " ")
      self = word == "edit" ? .edit(rest[0], name) : .write(rest[0], name)
    default:
      guard let command = Self.plain[word] else { throw .unknown(word) }
      guard rest.isEmpty else { throw .wrong(word, word) }
      self = command
    }
  }

  private static func optional(
    _ arguments: [String],
    of word: String
  ) throws(CommandError) -> String? {
    guard arguments.count < 2 else { throw .wrong(word, "\(word) sample-01") }
    return arguments.first
  }

  private static func number(
    _ arguments: [String],
    of word: String
  ) throws(CommandError) -> Int {
    guard let text = arguments.first else { return 1 }
    guard arguments.count == 1, let number = Int(text), (1...100).contains(number) else {
      throw .wrong(word, "\(word) 3")
    }
    return number
  }

  /// The commands that take nothing more.
  private static let plain: [String: Command] = [
    "validate": .validate, "expire": .expire, "requests": .requests, "help": .help, "quit": .quit,
  ]

  /// What `help` prints.
  public static let explanation = """
    follow [HANDLE]     follow the directory, or a user
    unfollow [HANDLE]   stop following
    validate            fetch the directory unless what there is is good
    refresh [keep]      fetch the directory; 'keep' keeps the old one if that fails
    more [N]            ask for the next page, N times at once
    edit HANDLE NAME    give a user another name
    write HANDLE NAME   write a name to the cache directly, which notifies nobody
    expire              let time pass until everything in the cache is too old
    fail [N]            let the next N requests to the origin fail
    requests            tell how many requests the origin has had
    help                show this
    quit                end
    """
}
