#if canImport(SwiftUI)
import Combine
import Heirloom

/// Keeps the view model of a view, and passes on that it is about to change.
@MainActor
final class ObservedModel<ViewModel: ViewModelFactoryProvider>: ObservableObject {
  private let keeper = AssistedModelKeeper<ViewModel>()

  nonisolated init() {}

  func value(for request: AssistedModelRequest<ViewModel>, in scope: Scope?) -> ViewModel {
    keeper.value(for: request, in: scope) { model in
      (model as? any ObservableObject).map { subscription(to: $0) }
    }
  }

  private func subscription<Model: ObservableObject>(to model: Model) -> AnyCancellable {
    model.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
#endif
