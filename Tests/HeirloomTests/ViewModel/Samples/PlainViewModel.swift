import Heirloom

/// A view model that knows nothing of this library.
final class PlainViewModel {
  let text: String

  nonisolated init(text: String) {
    self.text = text
  }
}

extension PlainViewModel: ViewModelFactoryProvider {
  typealias Factory = Assisted<PlainViewModel, String>
}
