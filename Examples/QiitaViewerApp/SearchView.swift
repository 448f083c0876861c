#if canImport(SwiftUI)
import QiitaViewerModel
import SwiftUI

/// The screen that searches articles.
struct SearchView: View {
  let viewModel: ItemListViewModel

  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        if let message = viewModel.errorMessage { ErrorText(message: message) }
        if viewModel.isLoading { ProgressView { Text(verbatim: "Searching") } }
        ItemLinks(items: viewModel.items)
        if viewModel.hasMore {
          Button(action: loadMore) { Text(verbatim: "More") }
        }
      }
      .navigationTitle(Text(verbatim: viewModel.query))
      .searchable(text: $query)
      .onSubmit(of: .search) { search() }
      .itemDestination()
      .task { try? await viewModel.loadIfEmpty() }
    }
  }

  // The view model keeps the message of what fails.
  private func search() {
    Task { try? await viewModel.search(query) }
  }

  private func loadMore() {
    Task { try? await viewModel.loadMore() }
  }
}
#endif
