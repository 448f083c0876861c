public import Foundation

/// What a view of kittens shows.
public struct KittenViewModel: Hashable, Sendable {
  /// Whether pictures are on their way.
  public let isLoading: Bool

  /// Whether they could not be loaded.
  public let isError: Bool

  /// The addresses of the pictures.
  public let imageURLs: [URL]

  /// Creates what a view shows.
  ///
  /// - Parameters:
  ///   - isLoading: Whether pictures are on their way.
  ///   - isError: Whether they could not be loaded.
  ///   - imageURLs: The addresses of the pictures.
  public init(isLoading: Bool, isError: Bool, imageURLs: [URL]) {
    self.isLoading = isLoading
    self.isError = isError
    self.imageURLs = imageURLs
  }

  /// Creates what a view shows of a state.
  ///
  /// - Parameter state: The state.
  public init(_ state: KittenState) {
    switch state.content {
    case .images(let urls): self.init(isLoading: state.isLoading, isError: false, imageURLs: urls)
    case .error: self.init(isLoading: state.isLoading, isError: true, imageURLs: [])
    }
  }
}

/// What a person can do in a view of kittens.
public enum KittenViewEvent: Hashable, Sendable {
  /// Somebody wants the pictures again.
  case refreshTriggered

  /// What that asks of the store.
  var intent: KittenIntent {
    switch self {
    case .refreshTriggered: .reload
    }
  }
}

/// Shows kittens, and tells what a person does.
@MainActor
public protocol KittenView: AnyObject {
  /// Tells what a person does; what nobody listens to is lost.
  var events: EventStream<KittenViewEvent> { get }

  /// Shows something.
  ///
  /// - Parameter model: What to show.
  func render(_ model: KittenViewModel)
}

extension KittenView {
  /// Tells that a person has done something.
  ///
  /// - Parameter event: What.
  public func dispatch(_ event: KittenViewEvent) {
    events.send(event)
  }
}
