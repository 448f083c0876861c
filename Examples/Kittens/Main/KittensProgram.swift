import Foundation
import Heirloom
import HeirloomPreviews
import KittensModel
import KittensScreens

@main
struct KittensProgram {
  @MainActor
  static func main() async {
    switch Arguments(CommandLine.arguments.dropFirst()) {
    case .explain:
      print(Arguments.usage)
    case .misused(let reason):
      report(reason)
      exit(2)
    case .preview(let arguments):
      let catalog = FixtureCatalog(KittenFixtures.self)
      exit(await FixtureCommand(catalog, title: "Kittens").run(arguments))
    case .run(let site, let timeLimit, let printsLines):
      exit(await run(site: site, timeLimit: timeLimit, printsLines: printsLines))
    }
  }

  /// Runs the program; this is the composition root.
  @MainActor
  private static func run(site: URL?, timeLimit: Duration?, printsLines: Bool) async -> Int32 {
    let scope = Scope(.live) {
      if let site {
        $0.kittenAddress = site
        $0.override(\.kittenDataSource) { $0.httpKittenDataSource }
      }
      if let timeLimit { $0.kittenTimeLimit = timeLimit }
      if printsLines { $0.override(\.makeKittenView) { $1.linePrinter() } }
    }
    let view = scope.makeKittenView(KittenOutput(in: scope) { print($0) })
    let host = KittensHost(
      view: view,
      makeComponent: { scope.makeKittenComponent() },
      onDestroy: { print("destroyed") }
    )
    var status: Int32 = 0
    while let line = readLine() {
      print("> \(line)")
      switch line.trimmingCharacters(in: .whitespaces) {
      case "": continue
      case "appear":
        do throws(KittenComponent.StartedWithoutView) { try host.appear() } catch {
          report("\(error)")
        }
      case "disappear": host.disappear()
      case "reload": view.dispatch(.refreshTriggered)
      case "release": await host.release()
      case "quit": return status
      case let command:
        report("There is no command \(command.prefix(20).debugDescription); '--help' lists them.")
        status = 1
      }
      // A script makes the same output each time: what a command leads to is shown before the next.
      await host.component?.idle()
    }
    return status
  }

  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }
}
