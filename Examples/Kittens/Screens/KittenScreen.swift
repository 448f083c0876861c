import Foundation
public import Heirloom
public import HeirloomPreviews
public import KittensModel

/// The screen of the kittens.
public struct KittenScreen: ScreenContent {
  private let model: KittenViewModel?

  /// Creates the screen.
  ///
  /// - Parameter model: What there is to see; nothing before anything was rendered.
  public init(_ model: KittenViewModel?) {
    self.model = model
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Kittens") {
      if let model, model.isError {
        ScreenNode.error("Error loading kittens :-(")
      } else if let model {
        ScreenNode.list(model.imageURLs.map { .image(description: $0.absoluteString) })
      }
      if model?.isLoading == true { ScreenNode.progress("Loading …") }
      ScreenNode.button(ScreenButton("Refresh", command: "reload"))
    }
  }
}
