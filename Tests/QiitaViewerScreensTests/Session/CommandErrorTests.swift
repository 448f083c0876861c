import QiitaViewerScreens
import Testing

struct CommandErrorTests {
  @Test(arguments: [
    (CommandError.unknown("find"), "There is no command 'find'; 'help' lists the commands."),
    (
      .argumentMissing("open", "open 1"), "'open' needs something more, for example 'open 1'."
    ),
    (.argumentUnexpected("more"), "'more' takes nothing more; write 'more' alone."),
    (.notANumber("open", "x"), "'x' is no number of an article; write 'open 1', say."),
    (
      .noEntry(1, count: 0),
      "There is no article 1, the list is empty; search for something else."
    ),
    (.noEntry(2, count: 1), "There is no article 2; the only one is 1."),
    (.noEntry(99, count: 10), "There is no article 99; choose one from 1 to 10."),
    (
      .nothingEntered, "Nothing was entered, so the token stays as it was; 'forget' forgets it."
    ),
    (.nothingMore, "There are no more articles; search for something else."),
    (.notHere("save"), "'save' does nothing on this screen; 'help' lists the commands."),
    (.nothingAsked, "There is no question to answer; 'delete' asks one."),
    (.answerFirst, "Answer 'yes' or 'no' first."),
    (.notSaved, "This article is not saved, so there is nothing to delete; 'save' saves it."),
    (.nowhereToGoBack, "There is no screen to go back to; 'help' lists the commands."),
    (.failed("It went wrong."), "It went wrong."),
  ])
  func `each error says in one line what is wrong and what to do`(
    _ error: CommandError,
    _ expected: String
  ) {
    #expect(error.description == expected)
    #expect(error.errorDescription == expected)
  }

  @Test func `a word with line breaks stays in one line`() {
    #expect(
      CommandError.unknown("a\nb\u{2028}c").description
        == "There is no command 'a b c'; 'help' lists the commands."
    )
  }
}
