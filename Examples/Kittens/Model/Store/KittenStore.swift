public import Foundation

/// What there is to see of the kittens.
public struct KittenState: Hashable, Sendable {
  /// The pictures, or that there are none to be had.
  public enum Content: Hashable, Sendable {
    /// Addresses of pictures.
    case images([URL])

    /// They could not be loaded.
    case error
  }

  /// Whether pictures are on their way.
  public var isLoading = false

  /// What there is meanwhile.
  public var content = Content.images([])

  /// Creates the state of the beginning: no pictures, and none on their way.
  public init() {}
}

/// What can be asked of the kittens.
public enum KittenIntent: Hashable, Sendable {
  /// Load the pictures again.
  case reload
}

/// What happens to the kittens.
enum KittenEffect: Hashable, Sendable {
  case loadingStarted
  case loadingFinished([URL])
  case loadingFailed
}

extension Store where Intent == KittenIntent, State == KittenState {
  /// Creates a store of kittens, which begins to load them at once.
  ///
  /// - Parameters:
  ///   - network: Loads the answer of the site.
  ///   - parser: Makes sense of the answer.
  public convenience init(network: any KittenNetwork, parser: any KittenParser) {
    self.init(
      initial: KittenState(),
      actor: { state, intent in
        // What is on its way is as good as what would be asked for.
        guard intent == .reload, !state.isLoading else { return Effects() }
        return Effects(.loadingStarted) {
          guard let text = await network.load(), let urls = await parser.parse(text) else {
            return .loadingFailed
          }
          return .loadingFinished(urls)
        }
      },
      reducer: { (state, effect: KittenEffect) in
        var next = state
        switch effect {
        case .loadingStarted: next.isLoading = true
        case .loadingFinished(let urls): (next.isLoading, next.content) = (false, .images(urls))
        case .loadingFailed: (next.isLoading, next.content) = (false, .error)
        }
        return next
      }
    )
    accept(.reload)
  }
}
