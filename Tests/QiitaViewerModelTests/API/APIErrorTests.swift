import Foundation
import QiitaViewerModel
import Testing

struct APIErrorTests {
  @Test(arguments: [
    (APIError.noAccessToken, "No access token is set. Set one on the account screen."),
    (.invalidQuery(reason: "Type a word."), "Type a word."),
    (.invalidPage(0), "There is no page 0. Ask for page 1 or a later one."),
    (.unexpectedStatus(503), "The site answered with status 503. Try again later."),
  ])
  func `each error says what to do`(_ error: APIError, _ message: String) {
    #expect(error.description == message)
    #expect(error.localizedDescription == message)
  }
}
