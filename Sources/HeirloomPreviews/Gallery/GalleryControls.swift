/// What finds cards and chooses the colours: the search, the scheme and the tags.
struct GalleryControls: Sendable {
  let cards: [GalleryCard]

  var markup: HTML {
    #"""
    <div class="bar"><div class="page">
    <search class="search needs-script">\#(Icon.search)<input type="search" id="gallery_search" \#
    aria-label="Search by name, tag or what was touched" placeholder="Search" autocomplete="off" \#
    spellcheck="false"><kbd aria-hidden="true">/</kbd></search>
    <p class="status needs-script" role="status" id="gallery_status"></p>
    <fieldset class="scheme"><legend class="unseen">Colours</legend>\#
    <label><input type="radio" name="scheme" id="scheme_system" value="system" checked>\#
    \#(Icon.system)<span>System</span></label>\#
    <label><input type="radio" name="scheme" id="scheme_light" value="light">\#
    \#(Icon.light)<span>Light</span></label>\#
    <label><input type="radio" name="scheme" id="scheme_dark" value="dark">\#
    \#(Icon.dark)<span>Dark</span></label></fieldset>
    </div></div>
    \#(filters)
    """#
  }

  private var filters: HTML {
    let tags = tagCounts
    let failed = cards.count { $0.failure != nil }
    guard !tags.isEmpty || failed > 0 else { return .empty }
    let failedChip: HTML =
      failed == 0
      ? .empty
      : #"""
      <label class="chip is-failed"><input type="checkbox" id="gallery_failed"><span>Failed</span>\#
      <span class="count">\#(failed)</span></label>
      """#
    let chips: [HTML] = tags.map { tag, count in
      #"""
      <label class="chip"><input type="checkbox" name="tag" value="\#(tag)"><span>\#(tag)</span>\#
      <span class="count">\#(count)</span></label>
      """#
    }
    return #"""
      <div class="filters page needs-script"><fieldset><legend>Only</legend>\#
      \#(failedChip)\#(chips)\#
      <button type="button" class="plain-button clear" hidden>Show all</button></fieldset></div>

      """#
  }

  /// The tags in the order of their letters, with the number of cards that have them.
  private var tagCounts: [(tag: String, count: Int)] {
    var counts: [String: Int] = [:]
    for card in cards {
      for tag in Set(card.tags) { counts[tag, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
