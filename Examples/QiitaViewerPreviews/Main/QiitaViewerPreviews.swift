import Foundation
import HeirloomPreviews
import QiitaViewerFixtures

@main
struct QiitaViewerPreviews {
  @MainActor
  static func main() async {
    exit(await FixtureCommand(.qiitaViewer, title: "Qiita Viewer").run())
  }
}
