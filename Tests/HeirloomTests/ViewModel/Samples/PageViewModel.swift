import Heirloom

/// Another view model with the same kind of argument.
final class PageViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<PageViewModel, Int>

  let number: Int

  init(number: Int) {
    self.number = number
  }
}

extension Providers {
  var page: MainAssistedProvider<PageViewModel, Int> {
    MainAssistedProvider { PageViewModel(number: $1) }
  }
}
