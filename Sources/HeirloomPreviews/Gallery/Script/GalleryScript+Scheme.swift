extension GalleryScript {
  /// The choice of light or dark, which is remembered: in the address where nothing may be kept.
  static let scheme: HTML = #"""
    const schemes = all('input[name="scheme"]');
    const schemeKey = 'heirloom-gallery-scheme';

    const followScheme = (named) => {
      let kept = null;
      try { kept = localStorage.getItem(schemeKey); } catch { /* Nothing may be kept. */ }
      const chosen = schemes.find((input) => input.value === (named ?? kept)) ?? schemes[0];
      chosen.checked = true;
      schemeInAddress = named === chosen.value ? named : '';
    };

    for (const input of schemes) {
      input.addEventListener('change', () => {
        schemeInAddress = '';
        try {
          localStorage.setItem(schemeKey, input.value);
        } catch {
          schemeInAddress = input.value === 'system' ? '' : input.value;
        }
        writeAddress();
      });
    }

    """#
}
