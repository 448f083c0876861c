#if canImport(SwiftUI)
import HeirloomSwiftUI
import QiitaViewerModel
import QiitaViewerScreens
import SwiftUI

/// The screen of one article.
struct ItemDetailView: View {
  @AssistedModel private var viewModel: ItemDetailViewModel

  init(item: Item, factory: ItemDetailViewModel.Factory) {
    _viewModel = AssistedModel(item) { _ in factory }
  }

  var body: some View {
    List {
      Text(verbatim: viewModel.item.title).font(.headline)
      if let message = viewModel.errorMessage { ErrorText(message: message) }
      if viewModel.isAskingForDeletion {
        Text(verbatim: "Delete this article from the saved ones?")
        Button(action: viewModel.confirmDeletion) { Text(verbatim: "Delete") }
        Button(action: viewModel.cancelDeletion) { Text(verbatim: "Keep") }
      } else if viewModel.savedItem != nil {
        Button(action: viewModel.requestDeletion) { Text(verbatim: "Delete") }
      } else {
        Button(action: viewModel.save) { Text(verbatim: "Save") }
      }
      Text(verbatim: viewModel.item.body)
    }
  }
}
#endif
