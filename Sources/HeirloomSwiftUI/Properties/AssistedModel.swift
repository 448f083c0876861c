#if canImport(SwiftUI)
public import Heirloom
public import SwiftUI

/// A property of a view that keeps one view model for each identity of the view.
///
/// ```swift
/// @Observable
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
/// struct EditorView: View {
///   @AssistedModel private var viewModel: EditorViewModel
///
///   init(text: String) {
///     _viewModel = AssistedModel(\.editor, text)
///   }
///
///   var body: some View { Text(verbatim: viewModel.text) }
/// }
/// ```
///
/// The view model is made when the body first asks for it, in the scope that then reaches the view, and
/// it survives every body that runs again. When the argument has changed, the policy decides. When the
/// identity goes, the view model is cleared: its tasks are cancelled and its closeables closed.
///
/// A view is updated by a view model that is `@Observable`, and by one that is an `ObservableObject`.
@propertyWrapper
public struct AssistedModel<ViewModel: ViewModelFactoryProvider>: DynamicProperty {
  @Environment(\.scope) private var scope
  @StateObject private var observed = ObservedModel<ViewModel>()
  private let request: AssistedModelRequest<ViewModel>

  /// Creates a property whose view model is made by an assisted provider of the main actor.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - argument: What the caller supplies.
  ///   - policy: What to do when the argument has changed.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init<each Argument: Equatable>(
    _ keyPath: any KeyPath<Providers, MainAssistedProvider<ViewModel, repeat each Argument>>
      & Sendable,
    _ argument: repeat each Argument,
    policy: ViewModelArgumentPolicy<ViewModel> = .recreate,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where ViewModel.Factory == MainAssisted<ViewModel, repeat each Argument> {
    request = AssistedModelRequest(
      (repeat each argument),
      policy: policy,
      at: SourcePlace(fileID: fileID, line: line)
    ) { $0[keyPath] }
  }

  /// Creates a property whose view model is made by any factory.
  ///
  /// - Parameters:
  ///   - argument: What the caller supplies.
  ///   - policy: What to do when the argument has changed.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - factory: Reads the factory; it is called when a view model is made, and then only.
  public init(
    _ argument: ViewModel.Factory.Parameter,
    policy: ViewModelArgumentPolicy<ViewModel> = .recreate,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor (Scope) -> ViewModel.Factory
  ) where ViewModel.Factory: ArgumentComparing {
    request = AssistedModelRequest(
      argument,
      policy: policy,
      at: SourcePlace(fileID: fileID, line: line),
      factory
    )
  }

  /// Creates a property whose view model is made from an argument that cannot be compared.
  ///
  /// - Parameters:
  ///   - argument: What the caller supplies.
  ///   - policy: That the view model is kept although its argument may have changed.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - factory: Reads the factory; it is called when the view model is made, and then only.
  @_disfavoredOverload
  public init(
    _ argument: ViewModel.Factory.Parameter,
    policy: ViewModelReusePolicy,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor (Scope) -> ViewModel.Factory
  ) {
    request = AssistedModelRequest(
      argument,
      policy: policy,
      at: SourcePlace(fileID: fileID, line: line),
      factory
    )
  }

  /// The view model, made at the first access.
  ///
  /// - Precondition: A scope reaches the view when the view model is made.
  @MainActor
  public var wrappedValue: ViewModel { observed.value(for: request, in: scope) }
}

// It belongs to the view that declares it.
@available(*, unavailable)
extension AssistedModel: Sendable {}
#endif
