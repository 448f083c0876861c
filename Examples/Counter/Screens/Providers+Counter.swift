public import CounterModel
public import Heirloom

extension Providers {
  /// Keeps the count; the root of the program gives a store in a file.
  public var keyValueStore: MainProvider<any KeyValueStore> {
    MainProvider { _ in InMemoryStore() }
  }

  /// The state of the counter screen; another one at each call.
  public var makeCounterViewModel: MainAssistedProvider<CounterViewModel> {
    MainAssistedProvider { CounterViewModel(store: $0.keyValueStore) }
  }
}
