import HeirloomPreviews
import Testing

struct GallerySlugTests {
  @Test(arguments: [
    ("Search / Loaded", "search-loaded"), ("  A--b__C.d ", "a-b-c-d"), ("検索/空", "検索-空"),
    ("Ünïcode №7", "ünïcode-7"), ("हिन्दी", "हिन्दी"), ("بحث", "بحث"), ("İ", "i\u{307}"),
  ])
  func `a slug is readable in any script`(_ name: String, _ slug: String) {
    #expect(slugs(of: [name]) == [slug])
  }

  @Test(arguments: ["🎉", "/", " ", "", "…"])
  func `a name without a letter has a slug too`(_ name: String) {
    let slug = slugs(of: [name])[0]

    #expect(slug.count == 8 && slug.allSatisfy(\.isHexDigit))
  }

  @Test func `names that read the same are told apart, whatever their order`() {
    let names = ["Search / Loaded", "search-loaded", "Search  Loaded!", "Other"]
    let forwards = slugs(of: names)
    let backwards = Array(slugs(of: names.reversed()).reversed())

    #expect(Set(forwards).count == 4)
    #expect(forwards == backwards)
    #expect(forwards[3] == "other")
    #expect(forwards.prefix(3).allSatisfy { $0.hasPrefix("search-loaded-") })
  }

  @Test func `another card leaves a slug as it is`() {
    #expect(slugs(of: ["Search", "Account", "Saved"])[1] == slugs(of: ["Account"])[0])
  }

  @Test func `the same name twice has two slugs`() {
    #expect(slugs(of: ["Search", "Search", "Search"]) == ["search", "search-2", "search-3"])
    #expect(slugs(of: ["é", "e\u{301}"]) == ["é", "é-2"])
  }

  @Test func `a name that ends in another's slug takes none from it`() {
    let all = slugs(of: ["A", "a", "A 2", "a-2"])

    #expect(Set(all).count == 4)
  }

  @Test func `a long name has a short slug of its own`() {
    let long = String(repeating: "long ", count: 2_000)
    let both = slugs(of: [long + "1", long + "2"])

    #expect(Set(both).count == 2)
    #expect(both.allSatisfy { $0.count <= 70 && !$0.contains("--") })
  }

  @Test func `no slug is an identifier that the page uses for itself`() {
    let reader = PageReader(
      ["gallery_main", "gallery_search", "scheme_dark", "screen.Search", "Search"]
        .map { .sample($0, screen: $0) }
    )
    let identifiers = reader.attributes.filter { $0.name == "id" }.map(\.value)

    #expect(Set(identifiers).count == identifiers.count)
  }

  private func slugs(of names: [String]) -> [String] {
    PageReader(names.map { .sample($0) }).slugs
  }
}
