extension Frame {
  /// What reading an assisted provider comes down to.
  enum Callee<Kind: ProviderKind> {
    /// A factory that an override gives.
    case given(Kind.Reading)

    /// A maker to call for each product.
    case made(Call, Kind.Maker)
  }

  /// What is known about a call before it happens.
  struct Call: Sendable {
    let declaration: Declaration
    let binding: Binding

    /// The override whose maker is called.
    var override: Override? { binding.override }
  }

  /// Looks up what a reader calls.
  func callee<Kind: ProviderKind>(
    of keyPath: KeyPath<Providers, Kind>,
    for reader: Reader,
    at place: SourcePlace? = nil
  ) -> Callee<Kind> {
    let key = root.keys.key(for: keyPath).key
    let binding = binding(of: key, for: reader)
    let noted = reader.enclosingOverride(of: key) == nil ? key : nil
    let home = binding.frame ?? top
    reader.recorder?.note(noted, Reads(), home: home, DirectRead(.value, of: binding, home: home))
    guard case .override(let override) = binding else {
      let recipe = Providers()[keyPath: keyPath].recipe
      do {
        let maker = try maker(of: recipe, neededBy: reader.chain, during: nil, at: place)
        return .made(Call(declaration: recipe.declaration, binding: binding), maker)
      } catch {
        fail(error, during: reader.chain)
      }
    }
    switch override.replacement {
    case .value(let slot):
      return .given(unsafeDowncast(slot, to: ValueSlot<Kind.Reading>.self).value)
    case .maker(let box):
      let maker = unsafeDowncast(box, to: MakerBox<Kind.Maker>.self).maker
      return .made(Call(declaration: Declaration(of: override), binding: binding), maker)
    }
  }

  /// Makes a product.
  ///
  /// - Parameters:
  ///   - call: What is called.
  ///   - reader: Who calls.
  ///   - make: Calls the maker, in the isolation that the caller guarantees.
  ///
  /// - Returns: The product.
  func call<Product>(
    _ call: Call,
    for reader: Reader,
    make: (borrowing Resolver) -> Product
  ) -> Product {
    product(Order(call.declaration, call.binding), for: reader) { making in
      make(Resolver(self, making, within: call.override))
    }
  }
}
