/// The bottom of the page: the keys that it understands.
enum GalleryFooter {
  static let markup: HTML = #"""
    <footer class="footer needs-script"><div class="page"><ul class="keys" role="list" \#
    aria-label="Keys"><li><kbd>/</kbd> search</li><li><kbd>j</kbd> <kbd>k</kbd> next and previous \#
    card</li><li><kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> move among cards</li>\#
    <li><kbd>Enter</kbd> open</li><li><kbd>Esc</kbd> close</li></ul></div></footer>

    """#
}
