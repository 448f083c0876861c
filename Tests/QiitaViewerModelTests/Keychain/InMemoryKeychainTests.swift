import QiitaViewerModel
import Testing

struct InMemoryKeychainTests {
  @Test func `a keychain is empty unless it is seeded`() {
    #expect(InMemoryKeychain().accessToken == nil)
    #expect(InMemoryKeychain(accessToken: "token").accessToken == "token")
  }

  @Test func `everyone who shares the keychain sees a new token`() {
    let keychain = InMemoryKeychain(accessToken: "old")
    let provider: any AccessTokenProvider = keychain

    keychain.setAccessToken("new")

    #expect(provider.accessToken == "new")
  }

  @Test func `setting nil removes the token`() {
    let keychain = InMemoryKeychain(accessToken: "token")

    keychain.setAccessToken(nil)

    #expect(keychain.accessToken == nil)
  }

  @Test(arguments: [(nil, false), ("", false), (" \n　", false), (" token ", true)])
  func `white space is no token`(_ token: String?, _ expected: Bool) {
    #expect(InMemoryKeychain(accessToken: token).hasAccessToken == expected)
  }
}
