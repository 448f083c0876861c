/// The place of kittens in a user interface, where views appear and disappear.
@MainActor
public final class KittensHost {
  private let makeComponent: () -> KittenComponent
  private let onDestroy: @MainActor @Sendable () -> Void
  private let view: any KittenView
  private var holder: ComponentHolder?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a place in which nothing has appeared.
  ///
  /// - Parameters:
  ///   - view: The view, which is kept from one appearance to the next.
  ///   - makeComponent: Makes a component when one is needed.
  ///   - onDestroy: Told when a component is destroyed.
  public init(
    view: any KittenView,
    makeComponent: @escaping () -> KittenComponent,
    onDestroy: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.view = view
    self.makeComponent = makeComponent
    self.onDestroy = onDestroy
  }

  /// The component, while there is one.
  public var component: KittenComponent? { holder?.component }

  /// Shows the kittens; the first time, a component is made.
  ///
  /// - Throws: What starting the component throws.
  public func appear() throws(KittenComponent.StartedWithoutView) {
    let holder = holder ?? makeHolder()
    self.holder = holder
    holder.component.onViewCreated(view)
    try holder.component.onStart()
  }

  /// Hides the kittens; the component goes on.
  public func disappear() {
    component?.onViewDestroyed()
    component?.onStop()
  }

  /// Lets go of the component, and waits until it is destroyed by that.
  public func release() async {
    guard holder != nil else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      holder = nil
    }
  }

  private func makeHolder() -> ComponentHolder {
    ComponentHolder(makeComponent()) { [weak self, onDestroy] in
      onDestroy()
      self?.tellOfDestruction()
    }
  }

  private func tellOfDestruction() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
