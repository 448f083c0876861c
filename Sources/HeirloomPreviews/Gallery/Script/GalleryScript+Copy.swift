extension GalleryScript {
  /// Copies a minimal fixture, also where a page from a disk may not use the clipboard directly.
  static let copy: HTML = #"""
    const copyBySelection = (text, place) => {
      const area = document.createElement('textarea');
      area.value = text;
      area.readOnly = true;
      area.className = 'unseen';
      place.append(area);
      area.select();
      let isCopied = false;
      try { isCopied = document.execCommand('copy'); } catch { /* It is not allowed. */ }
      area.remove();
      return isCopied;
    };

    const copyText = async (text, place) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return copyBySelection(text, place);
      }
    };

    document.addEventListener('click', async (event) => {
      const button = event.target.closest?.('.copy');
      if (!button) return;
      const code = button.closest('.fixture-code').querySelector('code');
      const isCopied = await copyText(code.textContent, button.parentElement);
      if (!isCopied) getSelection().selectAllChildren(code);
      button.focus({ preventScroll: true });
      button.textContent = isCopied ? 'Copied' : 'Selected, not copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });

    """#
}
