import Foundation
import Heirloom
import QiitaViewerModel
import QiitaViewerScreens
import Testing

extension ViewerLoopTests {
  @Test(arguments: [(false, 1), (true, 0)])
  func `a file that was kept aside is reported once, below the screen, and counts in a script`(
    _ isInteractive: Bool,
    _ expectedStatus: Int32
  ) async throws {
    let folder = TemporaryDirectory()
    let path = folder.url.appending(path: "saved-items.json").path(percentEncoded: false)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("no articles".utf8).write(to: URL(filePath: path))
    let scope = Scope.qiitaViewer(dataDirectory: folder.url)
    let app = try #require(scope[AppDependency.self])
    let console = ScriptedConsole(["saved", "saved"], isInteractive: isInteractive)

    let status = await ViewerLoop(
      session: ViewerSession(dependency: app, in: scope),
      console: console,
      notices: scope.storageNotices
    )
    .run()

    let aside = path.replacing("saved-items", with: "saved-items.corrupt-1")
    let nothingSaved = "shown:\nSaved articles\n==============\nNo saved articles.\n"
    #expect(status == expectedStatus)
    #expect(
      console.transcript.dropFirst() == [
        nothingSaved,
        "reported: \(StorageNotice(path: path, newPath: aside))",
        nothingSaved,
      ]
    )
  }
}
