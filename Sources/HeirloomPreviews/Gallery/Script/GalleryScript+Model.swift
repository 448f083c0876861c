extension GalleryScript {
  /// The cards, and what they can be found by.
  static let model: HTML = #"""
    const root = document.documentElement;
    const byId = (id) => document.getElementById(id);
    const all = (selector, from = document) => [...from.querySelectorAll(selector)];
    const folded = (text) => text.normalize('NFKC').toLowerCase();
    root.classList.add('is-scripted');

    const cards = all('.card').map((element) => ({
      element,
      link: element.querySelector('.card-link'),
      name: element.dataset.name,
      screen: element.dataset.screen,
      isFailed: element.classList.contains('is-failed'),
      tags: new Set(all('.tag', element).map((tag) => tag.textContent)),
      words: folded([
        element.dataset.name, element.dataset.screen,
        element.querySelector('.card-link').textContent,
        ...all('[data-find]', element).map((part) => part.textContent),
      ].join('\n')),
    }));
    const shownCards = () => cards.filter((card) => !card.element.hidden);
    const say = (text) => { byId('gallery_status').textContent = text; };

    """#
}
