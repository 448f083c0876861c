import Heirloom

/// A view model whose caller supplies two values.
final class EventViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<EventViewModel, String, Int>

  let summary: String

  init(title: String, day: Int) {
    summary = "\(title) on \(day)"
  }
}
