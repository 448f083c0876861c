import HeirloomPreviews

extension GalleryCard {
  /// A card that says little unless it is told to say more.
  static func sample(
    _ name: String = "Search / Empty",
    screen: String = "Search",
    state: String = "Empty",
    tags: [String] = [],
    content: ResolvedNode = .text("No articles."),
    failure: String? = nil,
    touched: [String] = [],
    minimalFixture: String = "",
    appearance: ScreenAppearance = ScreenAppearance()
  ) -> GalleryCard {
    GalleryCard(
      name: name,
      screen: screen,
      state: state,
      tags: tags,
      content: content,
      failure: failure,
      touched: touched,
      minimalFixture: minimalFixture,
      appearance: appearance
    )
  }
}
