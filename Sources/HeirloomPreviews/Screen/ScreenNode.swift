public import Heirloom

/// The description of a screen: what there is to see, not how it looks.
@MainActor
public indirect enum ScreenNode {
  /// Nothing.
  case empty

  /// Nodes one below the other.
  case group([ScreenNode])

  /// A whole screen with its title.
  case screen(title: String, content: ScreenNode)

  /// A heading within a screen.
  case title(String)

  /// A text of any length; line breaks in it count.
  case text(String)

  /// A list of rows or other nodes.
  case list([ScreenNode])

  /// One entry of a list.
  case row(ScreenRow)

  /// Something that a person can do here.
  case button(ScreenButton)

  /// A value that a person can enter.
  case field(label: String, value: String)

  /// The place of an image.
  case image(description: String)

  /// Something that is under way.
  case progress(String)

  /// A short remark that stands out.
  case badge(String)

  /// Something that went wrong, as a person is told.
  case error(String)

  /// The loud placeholder for a missing dependency.
  case missing(MissingDependency)

  /// Content of another type, described in the scope that it is rendered in.
  case content(any ScreenContent)

  /// Content below an override.
  case overriding((inout Overrides) -> Void, content: ScreenNode)

  /// Content in a scope of its own, whatever scope reaches this place.
  case scoped(Scope, content: ScreenNode)
}

extension ScreenNode {
  /// Describes a whole screen.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - content: What the screen shows.
  ///
  /// - Returns: The description.
  public static func screen(
    _ title: String,
    @ScreenBuilder content: () -> some ScreenContent
  ) -> ScreenNode {
    .screen(title: title, content: .content(content()))
  }

  /// Describes content below an override.
  ///
  /// - Parameters:
  ///   - configure: Sets what the scope below overrides.
  ///   - content: What is rendered in that scope.
  ///
  /// - Returns: The description.
  public static func overriding(
    _ configure: @escaping (inout Overrides) -> Void,
    @ScreenBuilder content: () -> some ScreenContent
  ) -> ScreenNode {
    .overriding(configure, content: .content(content()))
  }
}

extension ScreenNode: ScreenContent {
  /// The node itself.
  ///
  /// - Parameter scope: The scope that the node is rendered in.
  ///
  /// - Returns: The node.
  public func body(in scope: Scope) -> ScreenNode { self }
}

extension ScreenNode: @MainActor MissingDependencyPlaceholder {
  /// Creates the loud placeholder for a missing dependency.
  ///
  /// - Parameter missing: What is missing.
  public init(missing: MissingDependency) {
    self = .missing(missing)
  }

  /// The placeholder of a release: nothing.
  public static var neutral: ScreenNode { .empty }
}
