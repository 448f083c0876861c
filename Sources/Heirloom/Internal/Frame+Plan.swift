extension Frame {
  /// How the value of a binding is made: where, and by whose maker.
  struct Plan<Maker: Sendable>: Sendable {
    /// The frame that the maker reads from.
    let frame: Frame
    private(set) var order: Order

    /// The override whose maker it is, if it is one's.
    let override: Override?

    private let choose: @Sendable (Making) throws(Failure) -> Maker

    /// Makes the value with the maker of an override.
    init(frame: Frame, _ override: Override, maker: Maker) {
      self.frame = frame
      self.override = override
      order = Order(of: override)
      choose = { _ in maker }
    }

    /// Makes the value by its own recipe.
    ///
    /// - Parameters:
    ///   - reader: The frame of the reader.
    ///   - key: The provider's key.
    ///   - recipe: The provider's recipe.
    ///   - chain: The making that needs the value, for messages.
    ///   - place: Where the read is written, if it knows.
    init(
      frame reader: Frame,
      _ key: Key,
      _ recipe: Recipe<Maker>,
      neededBy chain: Making?,
      at place: SourcePlace?
    ) {
      let frame = recipe.isSingleton ? reader.top : reader
      self.frame = frame
      override = nil
      order = Order(of: recipe, key, in: frame.root)
      choose = { making throws(Failure) in
        try frame.maker(of: recipe, neededBy: chain, during: making, at: place)
      }
    }

    /// Returns the plan for a key of a keyed provider.
    func making(_ binding: Binding) -> Plan {
      var plan = self
      plan.order.binding = binding
      return plan
    }

    /// Returns the maker; when there is none, the program ends.
    func maker(during making: Making) -> Maker {
      do { return try choose(making) } catch { frame.fail(error, during: making) }
    }

    /// Returns the maker.
    ///
    /// - Throws: A ``Failure`` when there is none.
    func throwingMaker(during making: Making) throws(Failure) -> Maker {
      do { return try choose(making) } catch { throw error.thrown }
    }
  }

  /// Returns the maker that the purpose of the tree asks for.
  ///
  /// - Parameters:
  ///   - recipe: The provider's recipe.
  ///   - chain: The making that needs the value, for messages.
  ///   - making: The making of the value itself, if there is one.
  ///   - place: Where the read is written, if it knows.
  ///
  /// - Returns: The maker.
  ///
  /// - Throws: The failure to report when there is none.
  func maker<Maker>(
    of recipe: Recipe<Maker>,
    neededBy chain: Making?,
    during making: Making?,
    at place: SourcePlace?
  ) throws(Failure) -> Maker {
    if let variant = recipe.variant(for: root.purpose) { return variant }
    guard let maker = recipe.maker else {
      throw .requiredNotGiven(recipe.declaration, RequestTrace(chain, in: self, at: place))
    }
    if recipe.isLive, root.purpose != .live {
      let trace = RequestTrace(chain, in: self, at: place)
      report(.liveRecipeRead(recipe.declaration, root.purpose, trace), during: making ?? chain)
    }
    return maker
  }
}
