import Synchronization

extension Frame {
  /// Notes what the maker of a product has read, which is not remembered itself.
  func noteProduct(of binding: Binding, _ directReads: Set<DirectRead>) {
    state.withLock { state in
      let known = state.products[binding.address]?.directReads
      if let known, directReads.isSubset(of: known) { return }
      state.products[binding.address, default: State.Product(binding: binding)]
        .directReads.formUnion(directReads)
    }
  }
}
