import StateRepositoryScreens
import Testing

struct CommandTests {
  @Test(arguments: [
    ("follow", Command.follow(nil)), ("  follow   sample-01 ", .follow("sample-01")),
    ("unfollow", .unfollow(nil)), ("unfollow sample-01", .unfollow("sample-01")),
    ("validate", .validate), ("refresh", .refresh(isKeeping: false)),
    ("refresh keep", .refresh(isKeeping: true)), ("more", .more(1)), ("more 100", .more(100)),
    ("edit sample-01 Other  Name", .edit("sample-01", "Other Name")),
    ("write sample-01 Other", .write("sample-01", "Other")), ("expire", .expire),
    ("fail", .fail(1)), ("fail 2", .fail(2)), ("requests", .requests), ("help", .help),
    ("quit", .quit),
  ])
  func `a line is read as a command`(_ line: String, _ command: Command) throws {
    #expect(try Command(line) == command)
  }

  @Test(arguments: [
    ("", CommandError.unknown("")), ("Follow", .unknown("Follow")),
    ("follow a b", .wrong("follow", "follow sample-01")), ("more 0", .wrong("more", "more 3")),
    ("more 101", .wrong("more", "more 3")), ("more 1 2", .wrong("more", "more 3")),
    ("fail soon", .wrong("fail", "fail 3")), ("refresh hard", .wrong("refresh", "refresh keep")),
    ("edit sample-01", .wrong("edit", "edit sample-01 Other Name")),
    ("write", .wrong("write", "write sample-01 Other Name")), ("quit now", .wrong("quit", "quit")),
  ])
  func `a line that is no command says what to write`(_ line: String, _ error: CommandError) {
    #expect(throws: error) { try Command(line) }
  }

  @Test func `a message holds nothing that controls a terminal`() {
    #expect(
      CommandError.unknown("\u{1B}[2Jx").description
        == "There is no command '␛[2Jx'; 'help' lists the commands."
    )
  }
}
