public import Observation

/// The state of the screen of one article.
@MainActor
@Observable
public final class ItemDetailViewModel {
  /// The article shown.
  public let item: Item

  /// The article as it is saved, or nil when it is not.
  public private(set) var savedItem: SavedItem?

  /// Whether the screen is asking if the saved article is to be deleted.
  public private(set) var isAskingForDeletion = false

  /// Why the latest look-up or change failed, or nil when it did not.
  public private(set) var errorMessage: String?

  @ObservationIgnored private let useCase: any SavedItemsUseCase

  /// Creates the state, and looks up whether the article is saved.
  ///
  /// - Parameters:
  ///   - item: The article to show.
  ///   - useCase: What may be done with the saved articles.
  public init(item: Item, useCase: any SavedItemsUseCase) {
    self.item = item
    self.useCase = useCase
    update {}
  }

  /// Saves the article.
  public func save() {
    update { try useCase.save(item) }
  }

  /// Asks whether the article is to be deleted, if it is saved.
  public func requestDeletion() {
    isAskingForDeletion = savedItem != nil
  }

  /// Answers yes to the question, and deletes the article; does nothing unasked.
  public func confirmDeletion() {
    guard isAskingForDeletion else { return }
    isAskingForDeletion = false
    update { try useCase.delete(id: item.id) }
  }

  /// Answers no to the question.
  public func cancelDeletion() {
    isAskingForDeletion = false
  }

  /// Makes a change and looks up the saved article; after a failure it stays as it was.
  private func update(_ change: () throws -> Void) {
    do {
      try change()
      savedItem = try useCase.savedItem(id: item.id)
      errorMessage = nil
    } catch {
      errorMessage = error.message
    }
  }
}
