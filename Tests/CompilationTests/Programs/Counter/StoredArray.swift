import CounterModel

@MainActor
func keep(_ numbers: [Int], in store: any KeyValueStore) {
  // expected-error@+1 {{generic struct 'Stored' requires that '[Int]' conform to 'StorableValue'}}
  let stored = Stored(wrappedValue: numbers, "numbers", in: store)
  _ = stored.key
}
