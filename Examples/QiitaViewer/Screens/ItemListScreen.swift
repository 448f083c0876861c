public import Heirloom
public import HeirloomPreviews
public import QiitaViewerModel

/// The screen that searches articles.
public struct ItemListScreen: ViewerScreen {
  private let viewModel: ItemListViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: The state of the screen.
  public init(viewModel: ItemListViewModel) {
    self.viewModel = viewModel
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Search") {
      ScreenNode.field(label: "Query", value: viewModel.query)
      if let message = viewModel.errorMessage { ScreenNode.error(message) }
      if !viewModel.items.isEmpty {
        ScreenNode.list(viewModel.items.numberedRows)
        if viewModel.hasMore { ScreenNode.button(ScreenButton("More", command: "more")) }
      } else if viewModel.isLoading {
        ScreenNode.progress("Searching")
      } else {
        ScreenNode.text("No articles.")
      }
    }
  }

  /// Searches unless there are articles already.
  ///
  /// - Parameter scope: The scope that the screen is shown in.
  ///
  /// - Throws: What the search throws.
  public func appear(in scope: Scope) async throws {
    try await viewModel.loadIfEmpty()
  }

  /// Searches, loads more, or opens an article.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - scope: The scope that the screen is shown in.
  ///
  /// - Returns: What becomes of the screen.
  ///
  /// - Throws: What the search throws, or a `CommandError`.
  public func perform(_ command: Command, in scope: Scope) async throws -> ScreenOutcome {
    switch command {
    case .search(let query):
      try await viewModel.search(query)
      return .stays
    case .more:
      guard try await viewModel.loadMore() else { throw CommandError.nothingMore }
      return .stays
    case .open(let number):
      let item = try viewModel.items.entry(number)
      return .opens(
        DependencyProvider { (app: AppDependency, screen: ScreenDependency) in
          ItemDetailScreen(item, app.itemDetail, in: screen.viewModels)
        }
      )
    default:
      return .notUnderstood
    }
  }
}
