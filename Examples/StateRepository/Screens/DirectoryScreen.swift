public import Heirloom
public import HeirloomPreviews
import StateRepositoryModel

/// The screen that lists the users of the directory.
public struct DirectoryScreen: ScreenContent {
  private let viewModel: DirectoryViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: What there is to see.
  public init(viewModel: DirectoryViewModel) {
    self.viewModel = viewModel
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Users") {
      StateScreen(
        viewModel.state,
        absence: "No users.",
        retry: ScreenButton("Try again", command: "refresh")
      ) { directory in
        let rows = directory.users.map { user in
          ScreenNode.row(ScreenRow("\(user.name) (\(user.handle))"))
        }
        let more = ScreenNode.button(ScreenButton("More", command: "more"))
        return .group([.list(rows), directory.nextKey == nil ? .empty : more])
      }
    }
  }
}
