import Heirloom

/// A view model with an injected member and one that its caller supplies.
final class NoteViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<NoteViewModel, Int>

  let client: NoteClient
  private(set) var number: Int
  private let log: MakingLog

  init(number: Int, client: NoteClient, log: MakingLog) {
    self.number = number
    self.client = client
    self.log = log
    log.note("note \(number)")
  }

  func renumber(_ number: Int) {
    self.number = number
  }

  func onCleared() {
    log.note("note \(number) cleared")
  }
}

extension Providers {
  var note: MainAssistedProvider<NoteViewModel, Int> {
    MainAssistedProvider {
      NoteViewModel(number: $1, client: $0.noteClient, log: $0.makingLog)
    }
  }
}
