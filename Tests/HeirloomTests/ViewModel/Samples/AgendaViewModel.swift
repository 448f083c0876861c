import Heirloom

/// A view model whose caller supplies nothing.
final class AgendaViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<AgendaViewModel>
}
