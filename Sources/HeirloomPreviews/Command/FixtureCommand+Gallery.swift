import Foundation

extension FixtureCommand {
  /// Writes the gallery, and opens it if that is asked for.
  ///
  /// A fixture that is not good is a red card among the others.
  ///
  /// - Returns: Whether it could be opened.
  func writeGallery(to folder: String, isOpened: Bool) async throws -> Bool {
    // Nobody should wait for the fixtures to learn that there is no room for them.
    let file = try GalleryFile(in: folder)
    let cards = await renderAll().map(\.card)
    try file.write(GalleryPage(title: title, cards: cards).html)
    let count = cards.count == 1 ? "1 fixture" : "\(cards.count) fixtures"
    try output.write("\(count) in \(file.path)\n")
    guard isOpened, !file.open() else { return true }
    output.report("No browser could be started; open '\(file.path)' in one.")
    return false
  }
}
