import Heirloom

/// A view model whose factory is written by hand, for its labels.
final class LetterViewModel: ViewModelFactoryProvider {
  /// Two texts that their order alone would not tell apart, and one that does not matter.
  struct Arguments {
    let sender: String
    let recipient: String
    let isUrgent: () -> Bool
  }

  struct Factory: ArgumentComparing {
    let client: NoteClient

    func make(_ arguments: Arguments) -> LetterViewModel {
      LetterViewModel(from: arguments.sender, to: arguments.recipient, client: client)
    }

    static func isSame(_ left: Arguments, _ right: Arguments) -> Bool {
      left.sender == right.sender && left.recipient == right.recipient
    }
  }

  let address: String
  let client: NoteClient

  init(from sender: String, to recipient: String, client: NoteClient) {
    address = "\(sender) → \(recipient)"
    self.client = client
  }
}
