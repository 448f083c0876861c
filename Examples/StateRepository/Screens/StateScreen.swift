public import Heirloom
public import HeirloomPreviews
public import StateRepositoryModel

/// Shows any state of some data: with the data or without, and settled, loading or in trouble.
public struct StateScreen<Value: Sendable>: ScreenContent {
  private let state: State<Value>
  private let absence: String
  private let retry: ScreenButton?
  private let content: @MainActor (Value) -> ScreenNode

  /// Creates the content.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - absence: What is said where there is no data and none on its way.
  ///   - retry: What a person can do where the error is all there is; nil for nothing.
  ///   - content: Describes the data.
  public init(
    _ state: State<Value>,
    absence: String,
    retry: ScreenButton? = nil,
    content: @escaping @MainActor (Value) -> ScreenNode
  ) {
    self.state = state
    self.absence = absence
    self.retry = retry
    self.content = content
  }

  /// Describes the state; each of the six branches has its own look.
  ///
  /// - Parameter scope: The scope that the content is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    switch state {
    case .fixed(.existing(let value)): content(value)
    case .fixed(.absent): .text(absence)
    case .loading(.existing(let value)): .group([.progress("Refreshing"), content(value)])
    case .loading(.absent): .progress("Loading")
    case .error(.existing(let value), let error): .group([.error(message(error)), content(value)])
    case .error(.absent, let error):
      .group([.error(message(error)), retry.map(ScreenNode.button) ?? .empty])
    }
  }

  private func message(_ error: any Error) -> String {
    String(describing: error)
  }
}

@available(*, unavailable)
extension StateScreen: Sendable {}
