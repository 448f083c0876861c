/// Connects a store of kittens with a view that comes and goes.
///
/// The store goes on while the view is hidden, and what is hidden is not drawn. A view may be destroyed
/// before the component is stopped or after it: systems differ.
@MainActor
public final class KittenComponent {
  /// The component was started without a view.
  public struct StartedWithoutView: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
      "The component has no view; call onViewCreated before onStart."
    }
  }

  private let store: Store<KittenIntent, KittenState>
  private var view: (any KittenView)?
  private var subscriptions: [Subscription] = []

  /// Creates a component, which begins to load at once.
  ///
  /// - Parameters:
  ///   - dataSource: Where the pictures come from.
  ///   - parser: Makes sense of them.
  public init(dataSource: any KittenDataSource, parser: any KittenParser = JSONKittenParser()) {
    store = Store(network: DataSourceNetwork(dataSource), parser: parser)
  }

  /// Takes a view, in place of the one before.
  ///
  /// - Parameter view: The view.
  public func onViewCreated(_ view: any KittenView) {
    self.view = view
  }

  /// Shows the current state and each later one, and listens to the view.
  ///
  /// - Throws: ``StartedWithoutView``.
  public func onStart() throws(StartedWithoutView) {
    guard let view else { throw StartedWithoutView() }
    onStop()
    let store = store
    subscriptions = [
      store.observe { [weak view] in view?.render(KittenViewModel($0)) },
      view.events.listen { [weak store] in store?.accept($0.intent) },
    ]
  }

  /// Shows nothing more and listens no more; without a start before, it does nothing.
  public func onStop() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }

  /// Lets go of the view.
  public func onViewDestroyed() {
    view = nil
  }

  /// Ends the store, and cancels what is on its way.
  public func onDestroy() {
    onStop()
    view = nil
    store.dispose()
  }

  /// Waits until nothing is on its way.
  public func idle() async {
    await store.idle()
  }
}
