import Foundation

/// A screen in a device, as markup.
struct PhoneFrame: Sendable {
  /// The card whose screen is shown.
  let card: GalleryCard

  /// The device with the screen.
  var markup: HTML {
    #"""
    <div class="phone"\#(attributes)><div class="glass">\#
    <div class="status-bar" aria-hidden="true"><span>9:41</span>\#(Self.signs)</div>\#
    <div class="display" role="group" aria-label="\#(card.name)"\#(language)>\#
    <div class="display-content">\#(content)</div></div>\#
    <div class="home-bar" aria-hidden="true"></div></div></div>
    """#
  }

  private var content: HTML {
    card.content == .empty
      ? #"<p class="blank">Nothing is shown.</p>"# : HTMLRenderer().markup(of: card.content)
  }

  private var attributes: HTML {
    let appearance = card.appearance
    let scheme: HTML =
      appearance.colorScheme == .automatic
      ? .empty : #" data-scheme="\#(appearance.colorScheme.rawValue)""#
    let size: HTML =
      appearance.textSize == .standard
      ? .empty : #" data-size="\#(appearance.textSize.rawValue)""#
    return HTML([scheme, size])
  }

  private var language: HTML {
    let language = card.appearance.language
    guard !language.isEmpty else { return .empty }
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    return #" lang="\#(language)" dir="\#(isRightToLeft ? "rtl" : "ltr")""#
  }

  /// Signal and battery.
  private static let signs: HTML = #"""
    <svg viewBox="0 0 44 12" fill="currentColor"><rect x="0" y="7" width="3" height="5" rx="1"/>\#
    <rect x="4.6" y="4.8" width="3" height="7.2" rx="1"/>\#
    <rect x="9.2" y="2.4" width="3" height="9.6" rx="1"/>\#
    <rect x="13.8" y="0" width="3" height="12" rx="1"/>\#
    <rect x="21.5" y=".5" width="19" height="11" rx="3.2" fill="none" stroke="currentColor" \#
    opacity=".5"/><rect x="23" y="2" width="16" height="8" rx="1.8"/>\#
    <path d="M42 4v4a2.2 2.2 0 0 0 0-4z" opacity=".5"/></svg>
    """#
}
