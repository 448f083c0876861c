#if canImport(SwiftUI)
import Foundation
import Heirloom
import HeirloomSwiftUI
import QiitaViewerModel
import QiitaViewerScreens
import SwiftUI

/// The application: it makes the scope and hands it to everything below.
@main
struct QiitaViewerApp: App {
  private let scope = Scope.qiitaViewer(
    dataDirectory: DataDirectory.resolve(
      argument: nil,
      environment: [:],
      homeDirectory: URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
    )
  )

  var body: some Scene {
    WindowGroup { RootView() }.scope(scope)
  }
}
#endif
