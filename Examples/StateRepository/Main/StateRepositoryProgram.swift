import Foundation
import Heirloom
import StateRepositoryModel
import StateRepositoryScreens

@main
struct StateRepositoryProgram {
  @MainActor
  static func main() async {
    // A file that grows too large is an error to report rather than the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    switch Arguments(CommandLine.arguments.dropFirst()) {
    case .explain:
      print(Arguments.usage)
    case .misused(let reason):
      StandardConsole.write("\(reason)\n", to: .standardError)
      exit(2)
    case .run(let cache, let pace):
      do {
        exit(try await run(cache: cache, pace: pace) ? 0 : 1)
      } catch {
        StandardConsole.write("\(error)\n", to: .standardError)
        exit(1)
      }
    }
  }

  /// Runs the program; this is the composition root.
  @MainActor
  private static func run(cache path: String?, pace: Duration) async throws -> Bool {
    let cache = try path.map { try FileUserCache(path: $0) }
    let root = Scope(.live) {
      $0.originPace = pace
      if let cache { $0.userCache = cache }
    }
    let scope = root.providingDirectory()
    let session = DependencyProvider { (dependency: DirectoryDependency) in
      DirectorySession(dependency: dependency, in: scope, console: StandardConsole())
    }
    let isWell = try await session.resolve(in: scope).run()
    try await root.close()
    return isWell
  }
}
