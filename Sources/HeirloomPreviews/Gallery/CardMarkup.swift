/// A card of the gallery as markup.
struct CardMarkup: Sendable {
  /// What stands for the card in addresses.
  let slug: String

  /// The card.
  let card: GalleryCard

  /// The card with its device and all that is said about it.
  var markup: HTML {
    #"""
    <article class="card\#(card.failure == nil ? "" : " is-failed")" id="\#(slug)" \#
    data-name="\#(card.name)" data-screen="\#(card.screen)">
    <div class="card-title"><h3><a class="card-link" href="#\#(slug)">\#(card.state)</a></h3>\#
    \#(failedMark)</div>
    \#(PhoneFrame(card: card).markup)
    <div class="facts">\#(failure)\#(tags)\#(touched)\#(fixture)</div>
    </article>

    """#
  }

  private var failedMark: HTML {
    card.failure == nil ? .empty : #"<span class="failed-mark">\#(Icon.alert)Failed</span>"#
  }

  private var failure: HTML {
    guard let failure = card.failure else { return .empty }
    return #"""
      <div class="failure"><h4>\#(Icon.alert)What went wrong</h4>\#
      <p class="failure-message" data-find>\#(failure)</p></div>
      """#
  }

  private var tags: HTML {
    guard !card.tags.isEmpty else { return .empty }
    let tags: [HTML] = card.tags.map { #"<li class="tag" data-find>\#($0)</li>"# }
    return #"<ul class="tags" role="list" aria-label="Tags">\#(tags)</ul>"#
  }

  private var touched: HTML {
    guard !card.touched.isEmpty else {
      return #"<p class="count untouched">It touched nothing in its scope.</p>"#
    }
    let touched: [HTML] = card.touched.map { "<li data-find>\($0)</li>" }
    return #"""
      <details><summary>Touched <span class="count">\#(card.touched.count)</span></summary>\#
      <ul class="touched" role="list">\#(touched)</ul></details>
      """#
  }

  private var fixture: HTML {
    guard !card.minimalFixture.isEmpty else { return .empty }
    // A browser drops a line break at the start of a `pre`; with this one, the code's own stays.
    return #"""
      <details class="fixture"><summary>Minimal fixture</summary><div class="fixture-code">\#
      <div class="copy-line"><span>Swift</span><button type="button" class="plain-button copy" \#
      aria-label="Copy the minimal fixture of \#(card.name)">Copy</button></div><pre>
      <code>\#(card.minimalFixture)</code></pre></div></details>
      """#
  }
}
