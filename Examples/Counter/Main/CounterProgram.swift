import CounterModel
import CounterScreens
import Foundation
import Heirloom
import HeirloomPreviews

@main
struct CounterProgram {
  static let usage = """
    usage: Counter [--store FILE]
           Counter previews [list | show NAME | check | gallery --output DIR]

      --store FILE   keep the count in this file; else it is gone with the program

    Commands are read from standard input: '+', '-', 'show', 'variants' and 'quit'.

    exit status:
      0  all went well
      1  a command makes no sense, or the store could not be read or written
      2  the arguments make no sense
    """

  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case ("--help", _, 1), ("-h", _, 1):
      print(usage)
    case ("previews", _, _):
      let command = FixtureCommand(FixtureCatalog(CounterFixtures.self), title: "Counter")
      exit(await command.run(arguments.dropFirst()))
    case (nil, _, _):
      exit(run(store: nil))
    case ("--store", let path?, 2) where !path.isEmpty:
      do throws(StoreError) {
        exit(run(store: try FileStore(path: path)))
      } catch {
        report("\(error)")
        exit(1)
      }
    case ("--store", _, ...2):
      report("'--store' needs a file.")
      exit(2)
    case (let argument?, _, _):
      report("There is no option \(argument.debugDescription); '--help' lists them.")
      exit(2)
    }
  }

  /// Runs the program; this is the composition root.
  @MainActor
  private static func run(store: FileStore?) -> Int32 {
    let scope = Scope(.live) { if let store { $0.keyValueStore = store } }
    for notice in store?.notices ?? [] { report(notice) }
    let viewModel = scope.makeCounterViewModel()
    var status: Int32 = 0
    while let line = readLine() {
      print("> \(line)")
      switch line.trimmingCharacters(in: .whitespaces) {
      case "": continue
      case "+": viewModel.increment()
      case "-": viewModel.decrement()
      case "show": print(TextRenderer().render(CounterScreen(viewModel: viewModel), in: scope))
      case "variants": showVariants()
      case "quit": return status
      case let command:
        report("There is no command \(command.prefix(20).debugDescription); '--help' lists them.")
        status = 1
        continue
      }
      if let failure = store?.failure {
        report("\(failure)")
        status = 1
      }
      if line.hasPrefix("+") || line.hasPrefix("-") { print(viewModel.countText) }
    }
    return status
  }

  @MainActor
  private static func showVariants() {
    for variant in NotificationVariant.allCases {
      let outcome = variant.count(3, in: InMemoryStore())
      let name = variant.name.padding(toLength: 36, withPad: " ", startingAt: 0)
      print(
        "\(name) drawn \(outcome.renderCount) times, shows \(outcome.shown) of \(outcome.stored)"
      )
    }
  }

  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }
}
