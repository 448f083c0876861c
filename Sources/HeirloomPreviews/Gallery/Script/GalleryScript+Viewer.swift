extension GalleryScript {
  /// One card by itself, opened over the page.
  static let viewer: HTML = #"""
    const viewer = byId('gallery_viewer');
    const viewerBody = byId('gallery_viewer_body');
    let opened = null;

    const show = (card) => {
      opened = card;
      byId('gallery_viewer_screen').textContent = card.screen;
      byId('gallery_viewer_state').textContent = card.link.textContent;
      const copies = ['.phone', '.facts'].map((part) =>
        card.element.querySelector(part).cloneNode(true));
      for (const details of all('details', copies[1])) details.open = true;
      viewerBody.classList.toggle('is-failed', card.isFailed);
      viewerBody.replaceChildren(...copies);
      viewerBody.scrollTop = 0;
      const shown = shownCards();
      byId('gallery_previous').disabled = shown.indexOf(card) <= 0;
      byId('gallery_next').disabled = shown.indexOf(card) === shown.length - 1;
      mark(card);
      if (!viewer.open) {
        viewer.showModal();
        byId('gallery_viewer_state').focus();
      }
      makeScrollable();
    };

    const step = (distance) => {
      const shown = shownCards();
      const card = shown[shown.indexOf(opened) + distance];
      if (!card) return;
      show(card);
      if (document.activeElement?.disabled || document.activeElement === document.body) {
        byId('gallery_viewer_state').focus();
      }
    };

    for (const card of cards) {
      card.link.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(card);
      });
      card.element.querySelector('.phone').addEventListener('click', () => {
        if (String(getSelection()) === '') show(card);
      });
    }
    byId('gallery_previous').addEventListener('click', () => step(-1));
    byId('gallery_next').addEventListener('click', () => step(1));
    byId('gallery_close').addEventListener('click', () => viewer.close());
    viewer.addEventListener('click', (event) => { if (event.target === viewer) viewer.close(); });
    viewer.addEventListener('close', () => {
      const card = opened;
      opened = null;
      viewerBody.replaceChildren();
      if (card) focusOn(card);
    });

    """#
}
