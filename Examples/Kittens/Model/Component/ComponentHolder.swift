/// Owns a component, and destroys it when nobody owns the holder any more.
///
/// A view that is a value has no end of its own that could be noticed; an object that it keeps has.
public final class ComponentHolder: Sendable {
  /// The component.
  public let component: KittenComponent

  private let onDestroy: @MainActor @Sendable () -> Void

  /// Takes over a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - onDestroy: What else to do in the end, once.
  public init(
    _ component: KittenComponent,
    onDestroy: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.component = component
    self.onDestroy = onDestroy
  }

  deinit {
    let (component, onDestroy) = (component, onDestroy)
    // Nobody says on which thread the last owner lets go, so that is a turn of its own.
    Task { @MainActor in
      component.onDestroy()
      onDestroy()
    }
  }
}
