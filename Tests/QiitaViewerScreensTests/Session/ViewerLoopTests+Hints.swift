import Heirloom
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
extension ViewerLoopTests {
  @Test(arguments: [true, false])
  func `a person is told what can be done, a script is not`(_ isInteractive: Bool) async throws {
    let scope = Scope(.test).providingAppDependency()
    let dependency = try #require(scope[AppDependency.self])
    let console = ScriptedConsole(["saved"], isInteractive: isInteractive)
    let session = ViewerSession(dependency: dependency, in: scope)

    _ = await ViewerLoop(session: session, console: console).run()

    #expect(
      console.hints == (isInteractive ? ["Try 'open 1', or 'help'."] : [])
    )
  }
}
