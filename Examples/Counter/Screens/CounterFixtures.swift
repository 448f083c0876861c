import CounterModel
import Heirloom
public import HeirloomPreviews

/// The counter screen in its states.
public enum CounterFixtures: Fixtures {
  /// The states.
  @FixtureBuilder public static var fixtures: [Fixture] {
    Fixture("New") { scope in
      CounterScreen(viewModel: scope.makeCounterViewModel())
    }
    Fixture("Counted") {
      $0.override(\.keyValueStore) { _ in InMemoryStore(["count": .int(41)]) }
    } content: { scope in
      CounterScreen(viewModel: scope.makeCounterViewModel())
    }
    Fixture("Below zero") {
      $0.override(\.keyValueStore) { _ in InMemoryStore(["count": .int(-3)]) }
    } content: { scope in
      CounterScreen(viewModel: scope.makeCounterViewModel())
    }
    Fixture("Stored as another kind") {
      $0.override(\.keyValueStore) { _ in InMemoryStore(["count": .string("seven")]) }
    } content: { scope in
      CounterScreen(viewModel: scope.makeCounterViewModel())
    }
  }
}
