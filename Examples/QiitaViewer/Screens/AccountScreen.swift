public import Heirloom
public import HeirloomPreviews
public import QiitaViewerModel

/// The screen that manages the account: the access token and whose it is.
public struct AccountScreen: ViewerScreen {
  private let viewModel: AccountViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: The state of the screen.
  public init(viewModel: AccountViewModel) {
    self.viewModel = viewModel
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Account") {
      ScreenNode.field(label: "Access token", value: viewModel.hasToken ? "set" : "not set")
      if let user = viewModel.user {
        ScreenNode.field(label: "Signed in as", value: user.displayName)
      } else if viewModel.isLoading {
        ScreenNode.progress("Asking whose token it is")
      }
      if let message = viewModel.errorMessage { ScreenNode.error(message) }
      ScreenNode.button(ScreenButton("Set the token", command: "token"))
      if viewModel.hasToken {
        ScreenNode.button(ScreenButton("Forget the token", command: "forget"))
      }
    }
  }

  /// Asks whose token it is, if there is one.
  ///
  /// - Parameter scope: The scope that the screen is shown in.
  ///
  /// - Throws: A `CommandError` when the question fails.
  public func appear(in scope: Scope) async throws {
    await viewModel.updateUser()
    try CommandError.check(viewModel.errorMessage)
  }

  /// Sets or forgets the token.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - scope: The scope that the screen is shown in.
  ///
  /// - Returns: What becomes of the screen.
  ///
  /// - Throws: A `CommandError` when the token cannot be kept, or is refused.
  public func perform(_ command: Command, in scope: Scope) async throws -> ScreenOutcome {
    switch command {
    case .token(let token):
      await viewModel.submitToken(token)
    case .forget:
      viewModel.forgetToken()
    default:
      return .notUnderstood
    }
    try CommandError.check(viewModel.errorMessage)
    return .stays
  }
}
