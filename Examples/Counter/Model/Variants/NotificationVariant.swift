/// A place for a stored property, and whether its holder tells of changes by hand.
public enum NotificationVariant: Hashable, Sendable, CaseIterable {
  /// The view itself holds it.
  case viewHeld

  /// The model does, a structure within an announcing property of the view model.
  case modelHeld(sends: Bool)

  /// The view model does.
  case viewModelHeld(sends: Bool)

  /// Nobody does: the view model writes to the store.
  case directStore

  /// All of them.
  public static let allCases: [NotificationVariant] = [
    .viewHeld, .modelHeld(sends: false), .modelHeld(sends: true), .viewModelHeld(sends: false),
    .viewModelHeld(sends: true), .directStore,
  ]

  /// What is different, in words.
  public var name: String {
    switch self {
    case .viewHeld: "held by the view"
    case .modelHeld(let sends): "held by the model\(sends ? ", sent by hand" : "")"
    case .viewModelHeld(let sends): "held by the view model\(sends ? ", sent by hand" : "")"
    case .directStore: "written to the store"
    }
  }

  /// Counts up in a view of this variant, and drawing is left to the host after each step.
  ///
  /// - Parameters:
  ///   - steps: How often to count up.
  ///   - store: Where the count is kept.
  ///
  /// - Returns: How often the view was drawn anew, what it shows, and what the store has.
  @MainActor
  public func count(_ steps: Int, in store: any KeyValueStore) -> VariantOutcome {
    let (host, increment) = makeView(store)
    for _ in 0..<steps {
      increment()
      host.flush()
    }
    let stored = Stored(wrappedValue: 0, "count", in: store).wrappedValue
    return VariantOutcome(renderCount: host.renderCount, shown: host.shown, stored: stored)
  }

  @MainActor
  private func makeView(_ store: any KeyValueStore) -> (RenderHost, () -> Void) {
    switch self {
    case .viewHeld:
      let view = StoredCounterModel(store: store)
      return (
        RenderHost(observing: view.$count) { "\(view.count)" },
        { view.count += 1 }
      )
    case .modelHeld(let sends):
      let viewModel = ModelHeldViewModel(store: store, sends: sends)
      return (
        RenderHost(observing: viewModel.willChange) { "\(viewModel.model.count)" },
        { viewModel.increment() }
      )
    case .viewModelHeld(let sends):
      let viewModel = StoredViewModel(store: store, sends: sends)
      return (
        RenderHost(observing: viewModel.willChange) { "\(viewModel.count)" },
        { viewModel.increment() }
      )
    case .directStore:
      let viewModel = CounterViewModel(store: store)
      return (
        RenderHost(observing: viewModel.willChange) { viewModel.countText },
        { viewModel.increment() }
      )
    }
  }
}
