import Heirloom

/// A view model that pairs its factory in a way of its own.
final class DoublingViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<DoublingViewModel, Int>

  let number: Int

  init(number: Int) {
    self.number = number
  }

  static func provideFactory(
    _ factory: Factory,
    _ parameter: Int
  ) -> ViewModelFactory<DoublingViewModel> {
    ViewModelFactory(parameter: parameter) { factory($0 * 2) }
  }
}
