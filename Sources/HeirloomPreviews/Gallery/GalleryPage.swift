/// All fixtures of a catalogue on one page for a browser.
///
/// The page is one file that needs no other and no network: it works from a disk, without
/// JavaScript too, and its content security policy lets it load nothing. It depends on the title and
/// the cards alone, so that the same cards give the same bytes.
///
/// The screens follow in the order in which their first cards do, each with its cards side by side.
/// An address that ends in a card's slug, as in `index.html#search-loaded`, leads to that card.
public struct GalleryPage: Sendable {
  /// What the page is called, such as the name of the application.
  public let title: String

  /// What is shown, in its order.
  public let cards: [GalleryCard]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: What the page is called, such as the name of the application.
  ///   - cards: What is shown, in its order.
  public init(title: String, cards: [GalleryCard]) {
    self.title = title
    self.cards = cards
  }

  /// The page, to be written to a file in UTF-8.
  public var html: String {
    let sections = GallerySection.sections(of: cards)
    let page: HTML = #"""
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\#(Self.contentSecurityPolicy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\#(title) – Gallery</title>
      <style nonce="gallery">\#(GalleryStyle.sheet)</style>
      </head>
      <body>
      <a class="skip" href="#gallery_main">Skip to the screens</a>
      \#(GalleryMasthead(title: title, cards: cards, sections: sections).markup)\#
      \#(GalleryControls(cards: cards).markup)\#
      <main id="gallery_main" class="page" tabindex="-1">
      \#(sections.map(markup))\#
      \#(cards.isEmpty ? Self.noCards : Self.nothingFound)\#
      </main>
      \#(GalleryViewer.markup)\#
      \#(GalleryFooter.markup)\#
      <script nonce="gallery">\#(GalleryScript.program)</script>
      </body>
      </html>

      """#
    return page.source
  }

  private func markup(of section: GallerySection) -> HTML {
    let cards = section.cards.map { CardMarkup(slug: $0.slug, card: $0.card).markup }
    return #"""
      <section class="section" id="\#(section.slug)" aria-labelledby="\#(section.slug).title">
      <div class="section-title"><h2 id="\#(section.slug).title">\#(section.screen)</h2>\#
      <span class="count">\#(GalleryMasthead.number(of: cards.count, "state"))</span></div>
      <div class="cards">
      \#(cards)</div>
      </section>

      """#
  }

  private static let noCards: HTML = #"""
    <div class="nothing-found">\#(Icon.search)\#
    <p><strong>There are no fixtures yet.</strong></p></div>

    """#

  private static let nothingFound: HTML = #"""
    <div class="nothing-found" id="gallery_nothing" hidden>\#(Icon.search)\#
    <p><strong>No card matches.</strong></p><p>Search for less, or choose fewer tags.</p>\#
    <button type="button" class="plain-button clear">Show all cards</button></div>

    """#

  /// Nothing is loaded; only the style sheet and the program of the page itself are used, for they
  /// alone name the nonce.
  private static let contentSecurityPolicy =
    "default-src 'none'; style-src 'nonce-gallery'; script-src 'nonce-gallery'; "
    + "base-uri 'none'; form-action 'none'"
}
