#if canImport(SwiftUI)
import Heirloom
import HeirloomSwiftUI
import QiitaViewerModel
import QiitaViewerScreens
import SwiftUI

extension View {
  /// Opens the screen of an article.
  ///
  /// The article comes from the navigation; the rest is unwrapped here, so that no list knows what the
  /// screen needs.
  func itemDestination() -> some View {
    navigationDestination(for: Item.self) { item in
      DependencyProvider { (app: AppDependency) in
        ItemDetailView(item: item, factory: app.itemDetail)
      }
    }
  }
}
#endif
