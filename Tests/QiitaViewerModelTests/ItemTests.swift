import Foundation
import QiitaViewerModel
import Testing

struct ItemTests {
  @Test func `an article survives encoding and decoding`() throws {
    let data = try JSONEncoder().encode(Item.sample)

    #expect(try JSONDecoder().decode(Item.self, from: data) == .sample)
  }

  @Test func `the address names the author and the article`() {
    #expect(
      Item.sample.url.absoluteString == "https://qiita.example/sample-user/items/sample-item"
    )
  }
}
