#if canImport(SwiftUI)
import QiitaViewerModel
import QiitaViewerScreens
import SwiftUI

/// The tabs, each with the view model of its root screen.
struct TabsView: View {
  @State private var search: ItemListViewModel
  @State private var saved: SavedListViewModel
  @State private var account: AccountViewModel

  init(app: AppDependency) {
    search = ItemListViewModel(apiClient: app.apiClient)
    saved = SavedListViewModel(database: app.database)
    account = AccountViewModel(apiClient: app.apiClient, keychain: app.keychain)
  }

  var body: some View {
    TabView {
      SearchView(viewModel: search)
        .tabItem { TabLabel(title: "Search", image: "magnifyingglass") }
      SavedView(viewModel: saved)
        .tabItem { TabLabel(title: "Saved", image: "tray.full") }
      AccountView(viewModel: account)
        .tabItem { TabLabel(title: "Account", image: "person") }
      #if canImport(UIKit) && !os(watchOS)
      SummaryView()
        .tabItem { TabLabel(title: "Summary", image: "number") }
      #endif
    }
  }
}
#endif
