/// Small drawings in the colour of the text that they stand beside.
///
/// They carry no meaning of their own: each stands beside words, and assistive technology skips it.
enum Icon {
  /// A circle with an exclamation mark.
  static let alert: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.75"/>\#
    <path d="M10 6.2v4.6"/><path d="M10 13.7v.1"/></svg>
    """#

  /// A plug that is out of its socket.
  static let unplugged: HTML = #"""
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 21l4.2-4.2"/>\#
    <path d="M5.6 11.8l6.6 6.6-1.2 1.2a4.67 4.67 0 0 1-6.6-6.6z"/>\#
    <path d="M8.4 14.6l-2.8-2.8M12.2 18.4l-2.8-2.8M10.5 11.5l-2 2M12.5 13.5l-2 2"/>\#
    <path d="M21 3l-4.2 4.2"/><path d="M11.8 5.6l6.6 6.6 1.2-1.2A4.67 4.67 0 0 0 13 4.4z"/></svg>
    """#

  /// A magnifying glass.
  static let search: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><circle cx="9" cy="9" r="5.75"/>\#
    <path d="M13.3 13.3l4 4"/></svg>
    """#

  /// A half-filled circle.
  static let system: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7"/>\#
    <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"/></svg>
    """#

  /// A sun.
  static let light: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="3.5"/>\#
    <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1\#
    M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1"/></svg>
    """#

  /// A moon.
  static let dark: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">\#
    <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z"/></svg>
    """#

  /// An arrow to the left.
  static let previous: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">\#
    <path d="M12 4.5L6.5 10l5.5 5.5"/></svg>
    """#

  /// An arrow to the right.
  static let next: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M8 4.5l5.5 5.5L8 15.5"/></svg>
    """#

  /// A cross.
  static let close: HTML = #"""
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg>
    """#

  /// A ring, a part of which turns.
  static let ring: HTML = #"""
    <svg class="ring" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="16"/>\#
    <circle class="ring-arc" cx="20" cy="20" r="16"/></svg>
    """#
}
