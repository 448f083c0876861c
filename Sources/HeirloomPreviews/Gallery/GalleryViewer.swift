/// The place in which one card is shown large.
enum GalleryViewer {
  static let markup: HTML = #"""
    <dialog class="viewer" id="gallery_viewer" aria-labelledby="gallery_viewer_state">
    <div class="viewer-bar"><div class="viewer-names">\#
    <p class="viewer-screen" id="gallery_viewer_screen"></p>\#
    <h2 id="gallery_viewer_state" tabindex="-1"></h2></div>
    <div class="viewer-buttons">\#
    <button type="button" class="round-button" id="gallery_previous" aria-label="Previous card">\#
    \#(Icon.previous)</button>\#
    <button type="button" class="round-button" id="gallery_next" aria-label="Next card">\#
    \#(Icon.next)</button>\#
    <button type="button" class="round-button" id="gallery_close" aria-label="Close">\#
    \#(Icon.close)</button></div></div>
    <div class="viewer-body" id="gallery_viewer_body"></div>
    </dialog>

    """#
}
