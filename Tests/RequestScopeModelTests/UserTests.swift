import RequestScopeModel
import Testing

struct UserTests {
  @Test func `a user is present until leaving, once`() {
    let situation = Situation()
    let other = User(of: situation.request, presence: situation.presence, log: situation.log)
    #expect(situation.presence.userCount == 1)

    other.leave()
    other.leave()
    #expect(situation.presence.userCount == 1)
    #expect(situation.counters.counts.hooksRunAgain == 1)

    situation.user.leave()
    #expect(situation.presence.userCount == 0)
    #expect(situation.counters.counts.usersLeft == 2)
  }

  @Test(arguments: [nil, "", "sample a", "sample/a", "見本", String(repeating: "a", count: 65)])
  func `a header that names nobody gives no account`(_ name: String?) {
    let user = Situation(user: name).user

    #expect(user.name == nil)
    #expect(throws: Refusal.self) { try user.accountName }
  }

  @Test(arguments: ["a", "Sample-9", String(repeating: "a", count: 64)])
  func `letters, digits and hyphens make a name`(_ name: String) throws {
    #expect(try Situation(user: name).user.accountName == name)
  }
}
