#if canImport(SwiftUI)
public import Heirloom
public import SwiftUI

/// A property of a view that owns a store of view models.
///
/// The store is the same for each identity of the view, and is cleared when the identity goes. Hand it to
/// the parts of a screen that share view models.
@propertyWrapper
public struct OwnedViewModelStore: DynamicProperty {
  @Environment(\.scope) private var scope
  @State private var keeper = ViewModelStoreKeeper()

  /// Creates a property with a store that is made when it is first asked for.
  public init() {}

  /// The store.
  @MainActor
  public var wrappedValue: ViewModelStore { keeper.store(in: scope) }
}

// It belongs to the view that declares it.
@available(*, unavailable)
extension OwnedViewModelStore: Sendable {}
#endif
