import HeirloomPreviews

/// Reads parts of a gallery's page, as far as tests need them.
struct PageReader {
  let page: String

  init(_ cards: [GalleryCard], title: String = "Sample") {
    page = GalleryPage(title: title, cards: cards).html
  }

  /// What the cards are found by in addresses, in their order.
  var slugs: [String] {
    page.matches(of: #/<article class="card[^"]*" id="([^"]*)"/#).map { String($0.1) }
  }

  /// The markup from a beginning to an end that follows it, or nil.
  func part(from beginning: String, to end: String) -> String? {
    guard let start = page.firstRange(of: beginning)?.lowerBound else { return nil }
    guard let stop = page[start...].firstRange(of: end)?.upperBound else { return nil }
    return String(page[start..<stop])
  }

  /// Every element's attributes, with their values, outside scripts and style sheets.
  var attributes: [(name: String, value: String)] {
    page
      .replacing(#/<(script|style)>.*?<\/\1>/#.dotMatchesNewlines(), with: "")
      .matches(of: #/<[a-z][^<>]*>/#)
      .flatMap { $0.output.matches(of: #/([a-z-]+)="([^"]*)"/#) }
      .map { (String($0.1), String($0.2)) }
  }
}
