public import Heirloom

/// How a screen is meant to look, as far as its scope says so.
public struct ScreenAppearance: Hashable, Sendable {
  /// How large the text is.
  public var textSize: ScreenTextSize

  /// Whether the screen is light or dark.
  public var colorScheme: ScreenColorScheme

  /// The language of the screen as a BCP 47 tag, such as `ja`; empty when it is not stated.
  public var language: String

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - textSize: How large the text is.
  ///   - colorScheme: Whether the screen is light or dark.
  ///   - language: The language as a BCP 47 tag; empty when it is not stated.
  public init(
    textSize: ScreenTextSize = .standard,
    colorScheme: ScreenColorScheme = .automatic,
    language: String = ""
  ) {
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.language = language
  }

  /// Reads what a scope says about the appearance.
  ///
  /// - Parameter scope: The scope that a screen is rendered in.
  public init(in scope: Scope) {
    self.init(
      textSize: scope.screenTextSize,
      colorScheme: scope.screenColorScheme,
      language: scope.screenLanguage
    )
  }
}
