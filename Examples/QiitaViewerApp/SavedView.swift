#if canImport(SwiftUI)
import QiitaViewerModel
import SwiftUI

/// The screen of saved articles.
struct SavedView: View {
  let viewModel: SavedListViewModel

  var body: some View {
    NavigationStack {
      List {
        if let message = viewModel.errorMessage { ErrorText(message: message) }
        ItemLinks(items: viewModel.items.map(\.item))
      }
      .navigationTitle(Text(verbatim: "Saved"))
      .itemDestination()
      .onAppear { viewModel.reload() }
    }
  }
}
#endif
