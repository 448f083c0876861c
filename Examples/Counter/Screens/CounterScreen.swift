public import CounterModel
public import Heirloom
public import HeirloomPreviews

/// The screen of the counter.
public struct CounterScreen: ScreenContent {
  private let viewModel: CounterViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: What there is to see.
  public init(viewModel: CounterViewModel) {
    self.viewModel = viewModel
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Counter") {
      ScreenNode.title(viewModel.countText)
      ScreenNode.button(ScreenButton("Minus", command: "-"))
      ScreenNode.button(ScreenButton("Plus", command: "+"))
    }
  }
}
