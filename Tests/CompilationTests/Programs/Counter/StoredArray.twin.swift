import CounterModel

@MainActor
func keep(_ number: Int, in store: any KeyValueStore) {
  let stored = Stored(wrappedValue: number, "number", in: store)
  _ = stored.key
}
