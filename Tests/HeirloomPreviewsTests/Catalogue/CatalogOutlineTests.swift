import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct CatalogOutlineTests {
  private let catalog = FixtureCatalog(DrawerFixtures.self, OddDrawerFixtures.self)

  private func found(_ search: String) -> [String] {
    CatalogOutline(catalog, matching: search).sections.flatMap { section in
      section.fixtures.map(\.fullName)
    }
  }

  @Test func `everything is found without a search, by screens and in order`() {
    let sections = CatalogOutline(catalog).sections

    #expect(sections.map(\.screen) == ["Drawer", "The odd one"])
    #expect(sections.flatMap { $0.fixtures.map(\.fullName) } == catalog.fixtures.map(\.fullName))
  }

  @Test func `a search finds names, whatever the case, and words in any order`() {
    #expect(found("drawer FULL") == ["Drawer / Full", "Drawer / Full, dark"])
    #expect(found("dark drawer") == ["Drawer / Full, dark"])
    #expect(found(" empty ") == ["Drawer / Empty", "The odd one / Empty"])
  }

  @Test func `a screen of which nothing is found has no section`() {
    #expect(CatalogOutline(catalog, matching: "odd").sections.map(\.screen) == ["The odd one"])
    #expect(found("nothing like that").isEmpty)
  }

  @Test func `a search finds tags`() {
    #expect(found("socks") == ["Drawer / Full", "Drawer / Full, dark"])
  }
}
