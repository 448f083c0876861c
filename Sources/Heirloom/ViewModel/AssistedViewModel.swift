/// A holder of a view model that is made late, from a factory and an argument.
///
/// Creating the holder evaluates nothing, for neither the factory nor the argument need exist when a
/// screen is initialised. The producer is evaluated once, at the first access; the factory runs once
/// for the view model in the store, which owns it. One closure returns the pair, and the compiler
/// checks that factory and argument belong to the view model.
///
/// ```swift
/// final class EditorViewModel: ViewModelFactoryProvider {
///   typealias Factory = MainAssisted<EditorViewModel, String>
///   let text: String
///   init(text: String) { self.text = text }
/// }
///
/// extension Providers {
///   var editor: MainAssistedProvider<EditorViewModel, String> {
///     MainAssistedProvider { EditorViewModel(text: $1) }
///   }
/// }
///
/// @MainActor func holder(in scope: Scope, _ store: ViewModelStore) -> AssistedViewModel<EditorViewModel> {
///   AssistedViewModel(EditorViewModel.self, in: store) { (scope.editor, "Hello") }
/// }
/// ```
@MainActor
public final class AssistedViewModel<ViewModel: ViewModelFactoryProvider> {
  /// Gives the factory and its argument.
  public typealias Producer =
    @MainActor () throws -> (ViewModel.Factory, ViewModel.Factory.Parameter)

  private let store: ViewModelStore
  private let request: ViewModelRequest<ViewModel>
  private let holder = ViewModelHolder()

  /// Dropped once it has served, for it often captures the screen that keeps this object.
  private var produce: Producer?
  private var factory: ViewModelFactory<ViewModel>?

  /// Creates a holder of a view model that its argument identifies.
  ///
  /// - Parameters:
  ///   - type: The type of the view model.
  ///   - owner: The owner of the store.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - produce: Gives the factory and its argument.
  public init(
    _ type: ViewModel.Type,
    in owner: some ViewModelStoreOwner,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ produce: @escaping Producer
  ) where ViewModel.Factory: ArgumentComparing {
    store = owner.viewModelStore
    request = ViewModelRequest(
      key: nil,
      policy: .recreate,
      isSame: { ViewModel.Factory.isSame($0, $1) },
      place: SourcePlace(fileID: fileID, line: line)
    )
    self.produce = produce
  }

  /// Creates a holder of the one view model under a key.
  ///
  /// - Parameters:
  ///   - type: The type of the view model.
  ///   - key: The key; different types under one key are different view models.
  ///   - policy: What to do when the argument has changed.
  ///   - owner: The owner of the store.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - produce: Gives the factory and its argument.
  public init(
    _ type: ViewModel.Type,
    key: some Hashable,
    policy: ViewModelArgumentPolicy<ViewModel> = .recreate,
    in owner: some ViewModelStoreOwner,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ produce: @escaping Producer
  ) where ViewModel.Factory: ArgumentComparing {
    store = owner.viewModelStore
    request = ViewModelRequest(
      key: AnyHashable(key),
      policy: policy,
      isSame: { ViewModel.Factory.isSame($0, $1) },
      place: SourcePlace(fileID: fileID, line: line)
    )
    self.produce = produce
  }

  /// Creates a holder of the one view model under a key, whose argument cannot be compared.
  ///
  /// - Parameters:
  ///   - type: The type of the view model.
  ///   - key: The key; different types under one key are different view models.
  ///   - policy: That a view model is kept although its argument may have changed.
  ///   - owner: The owner of the store.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - produce: Gives the factory and its argument.
  @_disfavoredOverload
  public init(
    _ type: ViewModel.Type,
    key: some Hashable,
    policy: ViewModelReusePolicy,
    in owner: some ViewModelStoreOwner,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ produce: @escaping Producer
  ) {
    store = owner.viewModelStore
    request = ViewModelRequest(
      key: AnyHashable(key),
      policy: .reuse,
      isSame: nil,
      place: SourcePlace(fileID: fileID, line: line)
    )
    self.produce = produce
  }

  /// The view model, made at the first access.
  ///
  /// - Precondition: The producer does not throw; what it throws is reported and ends the program.
  public var value: ViewModel {
    do {
      return try resolve()
    } catch {
      let failure = Failure.viewModelNotMade(ViewModel.self, error, request.place)
      store.failureHandler(failure)
      failure.end()
    }
  }

  /// Returns the view model, made at the first access.
  ///
  /// - Returns: The view model in the store.
  ///
  /// - Throws: What the producer throws; a later access tries again.
  public func resolve() throws -> ViewModel {
    if let (factory, parameter) = try produce?() {
      self.factory = ViewModel.provideFactory(factory, parameter)
      produce = nil
    }
    guard let factory else { preconditionFailure("a holder must have its producer or its factory") }
    return store.viewModel(for: request, factory, holder)
  }
}
