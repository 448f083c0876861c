import Foundation
import QiitaViewerModel
import Testing

struct APIErrorTests {
  @Test(arguments: [
    (APIError.noAccessToken, "No access token is set. Set one on the account screen."),
    (.invalidQuery(reason: "Type a word."), "Type a word."),
    (.invalidPage(0), "There is no page 0. Ask for page 1 or a later one."),
    (.unexpectedStatus(503), "The site answered with status 503. Try again later."),
    (
      .transferFailed(code: -1),
      "The request failed with the system's error -1. Check the network and try again."
    ),
    (
      .timedOut(after: .seconds(30)),
      "There was no whole answer within 30 seconds. Try again, or allow more time."
    ),
  ])
  func `each error says what to do`(_ error: APIError, _ message: String) {
    #expect(error.description == message)
    #expect(error.localizedDescription == message)
  }
}
