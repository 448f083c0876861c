/// The top of the page: its title, how many cards there are and failed, and the screens.
struct GalleryMasthead: Sendable {
  let title: String
  let cards: [GalleryCard]
  let sections: [GallerySection]

  var markup: HTML {
    #"""
    <header class="masthead page">
    <p class="eyebrow">\#(Self.emblem)Gallery of fixtures</p>
    <h1>\#(title)</h1>
    <p class="summary">\#(verdict)<span>\#(Self.number(of: cards.count, "state")) of \#
    \#(Self.number(of: sections.count, "screen"))</span></p>
    \#(contents)\#
    </header>

    """#
  }

  /// Returns a number with what is counted.
  static func number(of count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private var verdict: HTML {
    let failed = cards.count { $0.failure != nil }
    if failed > 0 {
      return #"<span class="verdict is-failed">\#(Icon.alert)\#(failed) failed</span>"#
    }
    return cards.isEmpty ? .empty : #"<span class="verdict">\#(Self.tick)None failed</span>"#
  }

  private var contents: HTML {
    guard sections.count > 1 else { return .empty }
    let links: [HTML] = sections.map { section in
      #"""
      <li><a href="#\#(section.slug)"><span>\#(section.screen)</span> \#
      <span class="count">\#(section.cards.count)</span></a></li>
      """#
    }
    return #"""
      <nav class="contents" aria-label="Screens"><ul role="list">\#(links)</ul></nav>

      """#
  }

  /// Screens within screens.
  private static let emblem: HTML = #"""
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">\#
    <rect x="1" y="3" width="14" height="20" rx="4" opacity=".28"/>\#
    <rect x="5" y="2" width="14" height="20" rx="4" opacity=".45"/>\#
    <rect x="9" y="1" width="14" height="20" rx="4"/></svg>
    """#

  private static let tick: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">\#
    <path d="M5 10.5l3.5 3.5L15 6.5"/></svg>
    """#
}
