/// The program of the gallery, a topic at a time.
///
/// Without it every card is there to be read; with it they can be found, moved among and opened.
enum GalleryScript {
  /// The whole program.
  static let program = HTML([
    opening, model, address, scheme, filter, viewer, copy, keyboard, scrollers, closing,
  ])

  private static let opening: HTML = #"""

    (() => {
    'use strict';

    """#

  private static let closing: HTML = #"""
    })();

    """#
}
