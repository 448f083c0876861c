import Foundation
import HeirloomPreviews
import Testing

struct GalleryPageTests {
  @Test func `every card is on the page, with its screen's others`() throws {
    let reader = PageReader([
      .sample("Search / Empty"),
      .sample("Account / Signed in", screen: "Account", state: "Signed in"),
      .sample("Search / Failed", state: "Failed"),
    ])

    #expect(reader.slugs == ["search-empty", "search-failed", "account-signed-in"])
    let section = try #require(reader.part(from: #"<section class="section""#, to: "</section>"))
    #expect(section.contains(#"id="screen.search" aria-labelledby="screen.search.title""#))
    #expect(section.contains(#"<h2 id="screen.search.title">Search</h2>"#))
    #expect(section.contains("2 states"))
    #expect(reader.page.contains("3 states of 2 screens"))
  }

  @Test func `a card says all that is known about it`() throws {
    let reader = PageReader([
      .sample(
        tags: ["list"],
        failure: "It broke.\nBadly.",
        touched: ["apiClient", "AppDependency"],
        minimalFixture: "\nFixture(\"Empty\") { _ in\n  A<B>()\n}"
      )
    ])

    let card = try #require(reader.part(from: #"<div class="facts">"#, to: "</article>"))
    #expect(card.contains(#"<p class="failure-message" data-find>It broke.\#nBadly.</p>"#))
    #expect(card.contains(#"<li class="tag" data-find>list</li>"#))
    #expect(card.contains("<li data-find>apiClient</li><li data-find>AppDependency</li>"))
    #expect(
      card.contains(
        """
        <pre>
        <code>
        Fixture(&quot;Empty&quot;) { _ in
          A&lt;B&gt;()
        }</code></pre>
        """
      )
    )
  }

  @Test func `failures are counted at the top and marked at the card`() {
    let good = PageReader([.sample()])
    let bad = PageReader([.sample(), .sample("Other", failure: "It broke.")])

    #expect(good.page.contains("None failed</span>"))
    #expect(!good.page.contains(#"class="failed-mark""#))
    #expect(!good.page.contains(#"id="gallery_failed""#))
    #expect(bad.page.contains("1 failed</span>"))
    #expect(bad.page.ranges(of: #"class="failed-mark""#).count == 1)
    #expect(bad.page.contains(#"<article class="card is-failed" id="other""#))
  }

  @Test func `a tag is offered once, with the number of cards that have it`() throws {
    let reader = PageReader([
      .sample("1", tags: ["list", "error", "list"]), .sample("2", tags: ["list"]), .sample("3"),
    ])

    let filters = try #require(reader.part(from: #"<div class="filters"#, to: "</div>"))
    let chips = filters.matches(
      of: #/value="([^"]*)"><span>[^<]*<\/span><span class="count">(\d+)</#
    )
    #expect(chips.map { "\($0.1) \($0.2)" } == ["error 1", "list 2"])
  }

  @Test func `a page without cards says so`() {
    let page = PageReader([]).page

    #expect(page.contains("There are no fixtures yet."))
    #expect(page.contains("0 states of 0 screens"))
  }

  @Test func `an appearance is that of its device alone`() {
    let appearance = ScreenAppearance(textSize: .large, colorScheme: .dark, language: "ar")
    let page = PageReader([.sample(appearance: appearance), .sample("Plain")]).page

    #expect(page.contains(#"<div class="phone" data-scheme="dark" data-size="large">"#))
    #expect(page.contains(#"aria-label="Search / Empty" lang="ar" dir="rtl">"#))
    #expect(page.contains(#"<div class="phone"><div class="glass">"#))
    #expect(page.contains(#"aria-label="Plain">"#))
  }

  @Test func `the same cards give the same bytes`() {
    let tags = (1...40).map { "tag \($0)" }
    let cards = (1...20).map { GalleryCard.sample("Card \($0)", screen: "\($0 % 3)", tags: tags) }

    #expect(PageReader(cards).page == PageReader(cards).page)
  }

  @Test func `the page refers to nothing outside itself`() {
    let reader = PageReader([
      .sample(
        "Search / http://a.example",
        tags: ["https://b.example"],
        content: .group([.image(description: "A cat"), .text("https://c.example/x.png")]),
        minimalFixture: "URL(string: \"http://d.example\")"
      )
    ])

    let referring = ["href", "src", "srcset", "action", "data", "poster", "formaction", "xmlns"]
    for attribute in reader.attributes where referring.contains(attribute.name) {
      #expect(attribute.value.hasPrefix("#"))
    }
    for element in ["<link", "<img", "<iframe", "<object", "<embed", "<base", "@import", "url("] {
      #expect(!reader.page.contains(element))
    }
    let plain = PageReader([.sample()]).page
    #expect(!plain.contains("http:") && !plain.contains("https:"))
  }

  @Test func `nothing but the page's own script and style may run, and none is inline`() throws {
    let reader = PageReader([.sample(tags: ["list"], failure: "It broke.")])

    let policy = try #require(
      reader.page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)
    )
    #expect(
      policy.1.hasPrefix(
        "default-src &#39;none&#39;; style-src &#39;nonce-gallery&#39;; "
          + "script-src &#39;nonce-gallery&#39;; "
      )
    )
    #expect(reader.page.ranges(of: "<script nonce=\"gallery\">").count == 1)
    #expect(reader.page.ranges(of: "<style nonce=\"gallery\">").count == 1)
    #expect(!policy.1.contains("unsafe"))
    #expect(reader.page.ranges(of: "<script").count == 1)
    #expect(reader.page.ranges(of: "<style").count == 1)
    #expect(!reader.attributes.contains { $0.name == "style" || $0.name.hasPrefix("on") })
  }

  @Test func `whatever the cards say, it stays text`() throws {
    let hostile = #"<script>alert("1")</script>'"]]></textarea><!-- "# + "\u{202E}\u{0}"
    let escaped =
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&quot;]]&gt;&lt;/textarea&gt;&lt;!-- "
      + "\u{FFFD}␀"
    let card = GalleryCard(
      name: hostile,
      screen: hostile,
      state: hostile,
      tags: [hostile],
      content: .text(hostile),
      failure: hostile,
      touched: [hostile],
      minimalFixture: hostile,
      appearance: ScreenAppearance(language: hostile)
    )
    let reader = PageReader([card], title: hostile)
    let plain = PageReader([
      .sample(
        "s",
        screen: "s",
        state: "s",
        tags: ["s"],
        content: .text("s"),
        failure: "s",
        touched: ["s"],
        minimalFixture: "s",
        appearance: ScreenAppearance(language: "s")
      )
    ])

    #expect(!reader.page.contains("<script>alert"))
    #expect(!reader.page.contains("\u{202E}") && !reader.page.contains("\u{0}"))
    #expect(reader.page.contains("<title>\(escaped) – Gallery</title>"))
    #expect(reader.page.ranges(of: escaped).count == 16)
    // With the texts taken out, what is left is the page of a harmless card.
    #expect(reader.attributes.map(\.name) == plain.attributes.map(\.name))
  }

  @Test func `a page of a hundred cards is small enough to be sent by mail`() {
    let cards = (1...100).map { number in
      GalleryCard.sample(
        "Card \(number)",
        tags: ["list", "error"],
        content: .list((1...10).map { .row(ScreenRow("Row \($0)", details: ["A detail."])) }),
        touched: ["apiClient", "database"],
        minimalFixture: String(repeating: "  let value = 1\n", count: 10)
      )
    }

    #expect(PageReader([]).page.utf8.count < 60_000)
    #expect(PageReader(cards).page.utf8.count < 600_000)
  }
}
