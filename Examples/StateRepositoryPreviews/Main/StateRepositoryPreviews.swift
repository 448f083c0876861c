import Foundation
import HeirloomPreviews

@main
struct StateRepositoryPreviews {
  @MainActor
  static func main() async {
    let catalog = FixtureCatalog(DirectoryFixtures.self, UserFixtures.self)
    exit(await FixtureCommand(catalog, title: "State Repository").run())
  }
}
