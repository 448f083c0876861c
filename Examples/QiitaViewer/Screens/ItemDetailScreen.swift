import Foundation
public import Heirloom
public import HeirloomPreviews
public import QiitaViewerModel

/// The screen that shows one article.
public struct ItemDetailScreen: ViewerScreen {
  private let viewModel: ItemDetailViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: The state of the screen.
  public init(viewModel: ItemDetailViewModel) {
    self.viewModel = viewModel
  }

  /// Creates the screen of an article, with a view model that a store keeps.
  ///
  /// - Parameters:
  ///   - item: The article.
  ///   - factory: Makes the view model of an article.
  ///   - store: Keeps the view model for as long as the screen is open.
  public init(_ item: Item, _ factory: ItemDetailViewModel.Factory, in store: ViewModelStore) {
    let holder = AssistedViewModel(ItemDetailViewModel.self, in: store) { (factory, item) }
    self.init(viewModel: holder.value)
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    let item = viewModel.item
    return .screen(item.title) {
      ScreenNode.text(item.byline)
      ScreenNode.text(item.url.absoluteString)
      // What can be done comes last, next to the prompt, however long the article.
      ScreenNode.text("\n\(item.body)\n")
      if let message = viewModel.errorMessage { ScreenNode.error(message) }
      if viewModel.isAskingForDeletion {
        ScreenNode.text("Delete this article from the saved ones?")
        ScreenNode.button(ScreenButton("Delete", command: "yes"))
        ScreenNode.button(ScreenButton("Keep", command: "no"))
      } else if viewModel.savedItem != nil {
        ScreenNode.badge("Saved")
        ScreenNode.button(ScreenButton("Delete", command: "delete"))
      } else {
        ScreenNode.button(ScreenButton("Save", command: "save"))
      }
    }
  }

  /// Does nothing; the view model knows its article.
  ///
  /// - Parameter scope: The scope that the screen is shown in.
  public func appear(in scope: Scope) async {}

  /// Saves or deletes the article.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - scope: The scope that the screen is shown in.
  ///
  /// - Returns: What becomes of the screen.
  ///
  /// - Throws: A `CommandError` when the saved articles cannot be changed, or nothing was asked.
  public func perform(_ command: Command, in scope: Scope) async throws -> ScreenOutcome {
    switch (command, viewModel.isAskingForDeletion) {
    case (.yes, true):
      viewModel.confirmDeletion()
      try CommandError.check(viewModel.errorMessage)
    case (.no, true):
      viewModel.cancelDeletion()
    case (.yes, false), (.no, false):
      throw CommandError.nothingAsked
    case (.save, true), (.delete, true):
      throw CommandError.answerFirst
    case (.save, false):
      viewModel.save()
      try CommandError.check(viewModel.errorMessage)
    case (.delete, false):
      guard viewModel.savedItem != nil else { throw CommandError.notSaved }
      viewModel.requestDeletion()
    default:
      return .notUnderstood
    }
    return .stays
  }
}
