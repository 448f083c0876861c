extension GalleryScript {
  /// The address after its number sign: the card in question, then the search and the filters.
  static let address: HTML = #"""
    let markedSlug = '';
    let schemeInAddress = '';

    const readAddress = () => {
      const [slug, query = ''] = location.hash.slice(1).split(/\?(.*)/s);
      let decoded = slug;
      try { decoded = decodeURIComponent(slug); } catch { /* It is no card's slug then. */ }
      return { slug: decoded, query: new URLSearchParams(query), hasQuery: query !== '' };
    };

    const writeAddress = () => {
      const query = new URLSearchParams();
      if (search.value.trim()) query.set('q', search.value.trim());
      for (const chip of chips) if (chip.checked) query.append('tag', chip.value);
      if (failedChip?.checked) query.set('failed', '');
      if (schemeInAddress) query.set('scheme', schemeInAddress);
      const rest = query.toString();
      const hash = (markedSlug || rest ? '#' : '') + encodeURIComponent(markedSlug)
        + (rest ? '?' + rest : '');
      if (hash === location.hash) return;
      try {
        history.replaceState(history.state, '', location.href.split('#')[0] + hash);
      } catch { /* A browser may refuse that; only the address stays as it was. */ }
    };

    const mark = (card) => {
      for (const other of cards) other.element.classList.toggle('is-marked', other === card);
      markedSlug = card ? card.element.id : '';
      writeAddress();
    };

    const followAddress = () => {
      const { slug, query, hasQuery } = readAddress();
      const card = cards.find((card) => card.element.id === slug);
      if (!card && !hasQuery && slug) return;
      search.value = query.get('q') ?? '';
      const tags = new Set(query.getAll('tag'));
      for (const chip of chips) chip.checked = tags.has(chip.value);
      if (failedChip) failedChip.checked = query.has('failed');
      followScheme(query.get('scheme'));
      markedSlug = card ? slug : '';
      filter();
      mark(card);
      if (!card) return;
      card.element.scrollIntoView({ block: 'start' });
      card.link.focus({ preventScroll: true });
    };

    """#
}
