extension GalleryScript {
  /// The search and the tags: a card is shown when it has every word and every tag.
  static let filter: HTML = #"""
    const search = byId('gallery_search');
    const chips = all('input[name="tag"]');
    const failedChip = byId('gallery_failed');

    const filter = () => {
      const words = folded(search.value).split(/\s+/).filter(Boolean);
      const tags = chips.filter((chip) => chip.checked).map((chip) => chip.value);
      const isFiltered = words.length + tags.length > 0 || Boolean(failedChip?.checked);
      for (const card of cards) {
        card.element.hidden = !(words.every((word) => card.words.includes(word))
          && tags.every((tag) => card.tags.has(tag))
          && (card.isFailed || !failedChip?.checked));
      }
      for (const section of all('.section')) {
        section.hidden = !section.querySelector('.card:not([hidden])');
        for (const link of all('.contents a')) {
          if (link.hash.slice(1) === encodeURIComponent(section.id)) {
            link.parentElement.hidden = section.hidden;
          }
        }
      }
      const shown = shownCards().length;
      const nothing = byId('gallery_nothing');
      if (nothing) nothing.hidden = shown > 0;
      root.classList.toggle('is-filtered', isFiltered);
      for (const button of all('.clear')) button.hidden = !isFiltered;
      say(isFiltered ? `${shown} of ${cards.length} shown` : `${cards.length} shown`);
    };

    const filterAnew = () => { filter(); writeAddress(); makeScrollable(); };

    search.addEventListener('input', filterAnew);
    for (const chip of [...chips, failedChip]) chip?.addEventListener('change', filterAnew);
    for (const button of all('.clear')) {
      button.addEventListener('click', () => {
        search.value = '';
        for (const chip of [...chips, failedChip]) if (chip) chip.checked = false;
        filterAnew();
        search.focus();
      });
    }

    """#
}
