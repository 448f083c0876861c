#if canImport(SwiftUI)
import Heirloom
import HeirloomSwiftUI
import QiitaViewerScreens
import SwiftUI

/// The edge of the application: the one place that unwraps what its root screens need.
struct RootView: View {
  var body: some View {
    DependencyProvider { (app: AppDependency) in TabsView(app: app) }
  }
}
#endif
