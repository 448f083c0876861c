#if canImport(UIKit) && !os(watchOS)
import Foundation
import QiitaViewerModel
import UIKit

/// Says how many articles are saved; its initialiser lists what it needs.
final class SummaryController: UIViewController {
  private let viewModel: SavedListViewModel
  private let label = UILabel()

  init(database: any Database) {
    viewModel = SavedListViewModel(database: database)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is made by its container.")
  }

  override func loadView() {
    view = label
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    viewModel.reload()
    label.text = viewModel.errorMessage ?? "Saved articles: \(viewModel.items.count)"
  }
}
#endif
