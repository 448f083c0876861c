import QiitaViewerScreens
import Testing

struct CommandTests {
  @Test(arguments: [
    ("search tag:swift", Command.search("tag:swift")), ("more", .more), ("open 1", .open(1)),
    ("open 12", .open(12)), ("save", .save), ("delete", .delete), ("yes", .yes), ("no", .no),
    ("back", .back), ("saved", .saved), ("account", .account), ("token abc", .token("abc")),
    ("token", .token("")), ("forget", .forget), ("help", .help), ("quit", .quit),
  ])
  func `each command is read`(_ line: String, _ expected: Command) throws {
    #expect(try Command(line) == expected)
  }

  @Test(arguments: [
    ("SEARCH Swift", Command.search("Swift")), ("Open 3", .open(3)), ("QUIT", .quit),
    ("Token AbC", .token("AbC")),
  ])
  func `the case of the word does not matter, that of the rest does`(
    _ line: String,
    _ expected: Command
  ) throws {
    #expect(try Command(line) == expected)
  }

  @Test(arguments: [
    ("  quit  ", Command.quit), ("\tmore\r", .more), ("open \t 2 ", .open(2)),
    ("  search   two  words  ", .search("two  words")), ("token  a b\u{3000}", .token("a b")),
    ("\u{3000}search\u{3000}依存性\u{3000}", .search("依存性")),
  ])
  func `blanks around the word and the rest do not matter`(
    _ line: String,
    _ expected: Command
  ) throws {
    #expect(try Command(line) == expected)
  }

  @Test func `what is searched may be anything`() throws {
    let query = #"tag:swift -"two words" OR user:x"#

    #expect(try Command("search \(query)") == .search(query))
  }

  @Test(arguments: [
    ("search", "'search' needs something more, for example 'search tag:swift'."),
    ("SEARCH  ", "'search' needs something more, for example 'search tag:swift'."),
    ("open", "'open' needs something more, for example 'open 1'."),
    ("open first", "'first' is no number of an article; write 'open 1', say."),
    ("open 1 2", "'1 2' is no number of an article; write 'open 1', say."),
    ("open １", "'１' is no number of an article; write 'open 1', say."),
    ("open 0", "'0' is no number of an article; write 'open 1', say."),
    ("open -1", "'-1' is no number of an article; write 'open 1', say."),
    (
      "open 99999999999999999999",
      "'99999999999999999999' is no number of an article; write 'open 1', say."
    ),
    ("open \u{1B}[2J", "'␛[2J' is no number of an article; write 'open 1', say."),
    ("more please", "'more' takes nothing more; write 'more' alone."),
    ("Quit now", "'quit' takes nothing more; write 'quit' alone."),
    ("", "There is no command ''; 'help' lists the commands."),
    ("find swift", "There is no command 'find'; 'help' lists the commands."),
    ("\u{1B}[31m", "There is no command '␛[31m'; 'help' lists the commands."),
    (
      "an-unusually-long-word-that-somebody-has-pasted here",
      "There is no such command; 'help' lists the commands."
    ),
  ])
  func `a line that is no command is refused in one line`(_ line: String, _ expected: String) {
    let error = #expect(throws: CommandError.self) { try Command(line) }

    #expect(error?.description == expected)
    #expect(error?.errorDescription == expected)
  }

  @Test(arguments: ["account s3cret", "forget s3cret", "tokn s3cret", "set token s3cret"])
  func `what follows a word never shows in an error, for it may be a token`(_ line: String) {
    let error = #expect(throws: CommandError.self) { try Command(line) }

    #expect(error?.description.contains("s3cret") == false)
  }

  @Test(arguments: ["token=s3cret", "token:s3cret", "TOKEN=s3cret"])
  func `a token that is joined to its word does not show in an error`(_ line: String) {
    let error = #expect(throws: CommandError.self) { try Command(line) }

    #expect(error == .argumentMissing("token", "token VALUE"))
  }

  @Test(arguments: [
    (Command.search("x"), "search"), (.more, "more"), (.open(1), "open"), (.save, "save"),
    (.delete, "delete"), (.yes, "yes"), (.no, "no"), (.back, "back"), (.saved, "saved"),
    (.account, "account"), (.token("s3cret"), "token"), (.forget, "forget"), (.help, "help"),
    (.quit, "quit"),
  ])
  func `a command knows its word and nothing that may be secret`(
    _ command: Command,
    _ expected: String
  ) {
    #expect(command.word == expected)
  }

  @Test func `the explanation has a line for each command`() {
    let lines = Command.explanation.split(separator: "\n")
    let words = lines.compactMap { $0.split(separator: " ").first }

    #expect(
      words == [
        "search", "more", "open", "save", "delete", "back", "saved", "account", "token", "forget",
        "help", "quit",
      ]
    )
    #expect(lines.filter { $0.count > 80 } == [])
  }
}
