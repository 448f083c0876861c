/// What a person can tell the application to do.
public enum Command: Hashable, Sendable {
  /// Searches articles.
  case search(String)

  /// Loads more articles.
  case more

  /// Opens the article with a number.
  case open(Int)

  /// Saves the open article.
  case save

  /// Asks whether to delete the open article from the saved ones.
  case delete

  /// Answers a question with yes.
  case yes

  /// Answers a question with no.
  case no

  /// Goes back to the screen before.
  case back

  /// Shows the saved articles.
  case saved

  /// Shows the account.
  case account

  /// Sets the access token; empty where it is still to be asked for.
  case token(String)

  /// Forgets the access token.
  case forget

  /// Explains the commands.
  case help

  /// Ends the application.
  case quit

  /// Reads a command from a line.
  ///
  /// - Parameter line: What a person has typed.
  ///
  /// - Throws: ``CommandError`` when the line is not a command.
  public init(_ line: String) throws(CommandError) {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let word = parts.first.map { $0.lowercased() } ?? ""
    let argument = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    switch word {
    case "search":
      guard !argument.isEmpty else { throw .argumentMissing("search", "search tag:swift") }
      self = .search(argument)
    case "open":
      guard !argument.isEmpty else { throw .argumentMissing("open", "open 1") }
      guard let number = Int(argument), number > 0 else { throw .notANumber("open", argument) }
      self = .open(number)
    case "token":
      self = .token(argument)
    default:
      // What is joined to the word may be the token, which must not show in an error.
      if word.hasPrefix("token") { throw .argumentMissing("token", "token VALUE") }
      guard let command = Self.plain[word] else { throw .unknown(word) }
      guard argument.isEmpty else { throw .argumentUnexpected(word) }
      self = command
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The commands that take nothing more.
  private static let plain: [String: Command] = [
    "more": .more, "save": .save, "delete": .delete, "yes": .yes, "no": .no, "back": .back,
    "saved": .saved, "account": .account, "forget": .forget, "help": .help, "quit": .quit,
  ]
}

extension Command {
  /// The word that the command begins with; it holds nothing that may be secret.
  public var word: String {
    switch self {
    case .search: "search"
    case .open: "open"
    case .token: "token"
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }

  /// What `help` prints.
  public static let explanation = """
    search QUERY   search articles: words, tag:, user:, title:, "a phrase", -not, OR
    more           load more articles
    open N         open the article with a number
    save           save the open article on this device
    delete         delete the open article from the saved ones; answer yes or no
    back           go back
    saved          show the saved articles
    account        show the account
    token VALUE    set the access token; in a terminal, 'token' alone asks for it
    forget         forget the access token
    help           show this
    quit           end
    """
}
