import Foundation
import QiitaViewerModel
import Testing

struct APIAddressTests {
  @Test(arguments: [
    "https://qiita.com", "https://qiita.com/", "https://qiita.com/api/v2", "HTTP://QIITA.COM:80/x",
    "https://qiita.com/api/v2//", "http://127.0.0.1:8080", "http://[::1]:8080",
    "https://日本語.example",
  ])
  func `the address of a site is accepted`(_ text: String) throws {
    _ = try APIAddress(text)
  }

  @Test func `what the interface is below may be written or left out`() throws {
    let address = try APIAddress("https://qiita.com")

    #expect(try APIAddress("https://qiita.com/") == address)
    #expect(try APIAddress("https://qiita.com/api/v2") == address)
    #expect(try APIAddress("https://qiita.com/api/v2/") == address)
    #expect(try APIAddress("https://qiita.com/team") != address)
  }

  @Test(arguments: [
    (
      InvalidAPIAddress.malformed,
      "The address of the site makes no sense. Write it as in https://qiita.com.",
      [
        "https://", "https:///api", "http://a b/", "https://h:0", "https://h:65536",
        "https://a%0d%0ab", "http:h",
      ]
    ),
    (
      .foreignScheme,
      "The address of the site must begin with https:// or http://, as in https://qiita.com.",
      ["qiita.com", "", "ftp://qiita.com", "//qiita.com", "file:///etc", "localhost:8080"]
    ),
    (
      .credentials,
      """
      The address of the site has a user or a password in it. Leave them out; the access token is \
      set on the account screen.
      """,
      ["https://someone@h", "https://someone:s3cret@h", "https://:s3cret@h", "https://@h"]
    ),
    (
      .queryOrFragment,
      "The address of the site has a '?' or a '#' in it. Leave out what begins with that.",
      ["https://h?a=b", "https://h/#c", "https://h?", "https://h#"]
    ),
  ])
  func `what cannot be the address of a site is refused with a message that does not show it`(
    _ error: InvalidAPIAddress,
    _ message: String,
    _ texts: [String]
  ) {
    for text in texts {
      #expect(throws: error, "\(text)") { try APIAddress(text) }
    }
    #expect(error.description == message)
    #expect(error.localizedDescription == message)
  }
}
