/// The style sheet of the gallery, a topic at a time.
enum GalleryStyle {
  /// The whole style sheet.
  static let sheet = HTML([
    palette, base, header, filters, cards, facts, phone, screen, dialog, footer, print,
  ])
}
