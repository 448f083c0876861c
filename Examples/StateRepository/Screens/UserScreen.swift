public import Heirloom
public import HeirloomPreviews
import StateRepositoryModel

/// The screen of a user.
public struct UserScreen: ScreenContent {
  private let viewModel: UserViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: What there is to see.
  public init(viewModel: UserViewModel) {
    self.viewModel = viewModel
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("User \(viewModel.handle)") {
      StateScreen(viewModel.state, absence: "No such user.") { user in
        .field(label: "Name", value: user.name)
      }
    }
  }
}
