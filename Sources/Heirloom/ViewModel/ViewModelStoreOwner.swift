/// Something that lives as long as its view models should, and shares one store among its parts.
@MainActor
public protocol ViewModelStoreOwner {
  /// The store of the owner's view models.
  var viewModelStore: ViewModelStore { get }
}
