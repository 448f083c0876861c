/// The cards of one screen.
struct GallerySection: Sendable {
  /// The name of the screen.
  let screen: String

  /// What stands for the screen in addresses.
  let slug: String

  /// The cards with what stands for them in addresses, in their order.
  let cards: [(slug: String, card: GalleryCard)]

  /// Sorts cards by their screens, both in the order in which they come first.
  static func sections(of cards: [GalleryCard]) -> [GallerySection] {
    let slugs = Slugs(of: cards.map(\.name))
    var screens: [String] = []
    var members: [String: [(slug: String, card: GalleryCard)]] = [:]
    for (index, card) in cards.enumerated() {
      if members[card.screen] == nil { screens.append(card.screen) }
      members[card.screen, default: []].append((slugs[index], card))
    }
    let screenSlugs = Slugs(of: screens)
    return screens.enumerated().map { index, screen in
      GallerySection(
        screen: screen,
        slug: "screen.\(screenSlugs[index])",
        cards: members[screen] ?? []
      )
    }
  }
}
