import Foundation
import HeirloomPreviews

/// A program whose fixtures are good or bad, as the first argument says.
@main
struct FixtureSamples {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let catalog: FixtureCatalog
    switch arguments.first {
    case "good": catalog = FixtureCatalog(GoodFixtures.self)
    case "bad": catalog = FixtureCatalog(GoodFixtures.self, BadFixtures.self)
    case "trapping": catalog = FixtureCatalog(GoodFixtures.self, TrappingFixtures.self)
    case "requiring": catalog = FixtureCatalog(GoodFixtures.self, RequiringFixtures.self)
    case "twice": catalog = FixtureCatalog(GoodFixtures.self, GoodFixtures.self)
    default:
      print("usage: fixture-samples good|bad|trapping|requiring|twice COMMAND")
      exit(2)
    }
    exit(await FixtureCommand(catalog).run(arguments.dropFirst()))
  }
}
