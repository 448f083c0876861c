extension GalleryScript {
  /// What can be scrolled can be reached by keyboard; then the page begins.
  static let scrollers: HTML = #"""
    const makeScrollable = () => {
      for (const element of all('.display, .fixture-code pre, .failure-message, .viewer-names')) {
        const isScrollable = element.scrollHeight > element.clientHeight + 1
          || element.scrollWidth > element.clientWidth + 1;
        if (isScrollable) element.tabIndex = 0; else element.removeAttribute('tabindex');
      }
    };

    for (const details of all('details')) details.addEventListener('toggle', makeScrollable);
    addEventListener('resize', makeScrollable);
    addEventListener('hashchange', followAddress);
    followAddress();
    filter();
    makeScrollable();

    """#
}
