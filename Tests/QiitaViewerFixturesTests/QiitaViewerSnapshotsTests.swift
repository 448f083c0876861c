import HeirloomPreviews
import QiitaViewerFixtures
import Testing

// What each screen showed when somebody last looked. `QiitaViewerPreviews record` accepts a change.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct QiitaViewerSnapshotsTests {
  private let folder = SnapshotFolder(beside: #filePath)

  @Test(arguments: FixtureCatalog.qiitaViewer.fixtures)
  func `a screen shows what it has shown before`(_ fixture: Fixture) async throws {
    try await folder.check(fixture)
  }

  @Test func `every snapshot is that of a fixture`() throws {
    try folder.checkForUnusedFiles(.qiitaViewer)
  }
}
