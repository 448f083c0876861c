import QiitaViewerModel
import Testing

struct UserTests {
  @Test(arguments: [
    (User(id: "sample-aki", name: "Aki"), "Aki"),
    (User(id: "example-gus", name: ""), "@example-gus"),
  ])
  func `the name to show is the chosen one or else the handle`(_ user: User, _ expected: String) {
    #expect(user.displayName == expected)
  }
}
