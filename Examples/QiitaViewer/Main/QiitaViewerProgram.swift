import Foundation
import Heirloom
import QiitaViewerModel
import QiitaViewerScreens

@main
struct QiitaViewerProgram {
  @MainActor
  static func main() async {
    // A file that grows too large is an error to report rather than the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    switch Arguments(CommandLine.arguments.dropFirst()) {
    case .explain:
      print(Arguments.usage)
    case .misused(let reason):
      StandardConsole.write("\(reason)\n\(Arguments.usage)\n", to: .standardError)
      exit(2)
    case .run(let options):
      exit(await run(options))
    }
  }

  /// Runs the application; this is the composition root.
  @MainActor
  private static func run(_ options: Options) async -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    // Foundation asks the system for the folder, not the environment, where they differ.
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    let scope = Scope.qiitaViewer(
      dataDirectory: DataDirectory.resolve(
        argument: options.data,
        environment: environment,
        homeDirectory: home ?? FileManager.default.homeDirectoryForCurrentUser
      ),
      apiAddress: options.apiAddress,
      apiTimeLimit: options.apiTimeLimit,
      store: options.store
    )
    let viewer = DependencyProvider { (app: AppDependency) in
      ViewerLoop(
        session: ViewerSession(dependency: app, in: scope),
        console: StandardConsole(),
        notices: scope.storageNotices
      )
    }
    do {
      return try await viewer.resolve(in: scope).run()
    } catch {
      StandardConsole.write("\(error)\n", to: .standardError)
      return 1
    }
  }
}
