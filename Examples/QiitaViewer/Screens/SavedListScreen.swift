public import Heirloom
public import HeirloomPreviews
public import QiitaViewerModel

/// The screen that lists saved articles.
public struct SavedListScreen: ViewerScreen {
  private let viewModel: SavedListViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: The state of the screen.
  public init(viewModel: SavedListViewModel) {
    self.viewModel = viewModel
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Saved articles") {
      if let message = viewModel.errorMessage {
        ScreenNode.error(message)
      } else if viewModel.items.isEmpty {
        ScreenNode.text("No saved articles.")
      } else {
        ScreenNode.list(viewModel.items.map(\.item).numberedRows)
      }
    }
  }

  /// Reads the saved articles anew.
  ///
  /// - Parameter scope: The scope that the screen is shown in.
  ///
  /// - Throws: A `CommandError` when they cannot be read.
  public func appear(in scope: Scope) async throws {
    viewModel.reload()
    try CommandError.check(viewModel.errorMessage)
  }

  /// Opens an article.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - scope: The scope that the screen is shown in.
  ///
  /// - Returns: What becomes of the screen.
  ///
  /// - Throws: A `CommandError` when there is no such article.
  public func perform(_ command: Command, in scope: Scope) async throws -> ScreenOutcome {
    guard case .open(let number) = command else { return .notUnderstood }
    let item = try viewModel.items.entry(number).item
    return .opens(
      DependencyProvider { (app: AppDependency, screen: ScreenDependency) in
        ItemDetailScreen(item, app.itemDetail, in: screen.viewModels)
      }
    )
  }
}
