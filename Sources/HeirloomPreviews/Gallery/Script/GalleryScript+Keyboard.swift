extension GalleryScript {
  /// Moving among the cards by keys.
  static let keyboard: HTML = #"""
    const focusOn = (card) => {
      card.link.focus({ preventScroll: true });
      card.element.scrollIntoView({ block: 'nearest' });
    };

    const focusedCard = () => {
      const element = document.activeElement?.closest('.card');
      return cards.find((card) => card.element === element);
    };

    const firstInView = (shown) =>
      shown.find((card) => card.element.getBoundingClientRect().bottom > 96) ?? shown[0];

    const neighbour = (card, direction) => {
      const from = card.element.getBoundingClientRect();
      let best = null;
      let bestDistance = Infinity;
      for (const other of shownCards()) {
        const place = other.element.getBoundingClientRect();
        const down = (place.top - from.top) * direction;
        const distance = down * 4 + Math.abs(place.left - from.left);
        if (down > 1 && distance < bestDistance) [best, bestDistance] = [other, distance];
      }
      return best;
    };

    const move = (key, card) => {
      const shown = shownCards();
      switch (key) {
        case 'j': case 'ArrowRight':
          return card ? shown[shown.indexOf(card) + 1] : firstInView(shown);
        case 'k': case 'ArrowLeft':
          return card ? shown[shown.indexOf(card) - 1] : firstInView(shown);
        case 'ArrowDown': return neighbour(card, 1);
        case 'ArrowUp': return neighbour(card, -1);
        default: return null;
      }
    };

    document.addEventListener('keydown', (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
      const focused = document.activeElement;
      if (focused?.matches('input, textarea')) {
        if (event.key === 'Escape' && focused === search) {
          if (search.value) { search.value = ''; filterAnew(); } else { search.blur(); }
          event.preventDefault();
        }
        if (event.key === '/' && focused !== search) {
          event.preventDefault();
          search.focus();
        }
        return;
      }
      if (viewer.open) {
        const distance = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 }[event.key];
        if (!distance || focused?.matches('pre')) return;
        event.preventDefault();
        step(distance);
        return;
      }
      if (event.key === '/') {
        event.preventDefault();
        search.focus();
        search.select();
        return;
      }
      // An arrow scrolls the page, or what has the focus, unless that is a card.
      const card = focusedCard();
      if (event.key.startsWith('Arrow') && focused !== card?.link) return;
      const next = move(event.key, card);
      if (!next) return;
      event.preventDefault();
      focusOn(next);
    });

    """#
}
