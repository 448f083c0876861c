import Heirloom

/// A view model whose argument cannot be compared.
final class SketchViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<SketchViewModel, @Sendable () -> String>

  let title: String

  init(title: () -> String) {
    self.title = title()
  }
}
