/// A model with a stored property, or a view that holds one.
@MainActor
struct StoredCounterModel {
  @Stored var count: Int

  init(store: any KeyValueStore) {
    _count = Stored(wrappedValue: 0, "count", in: store)
  }
}
