public import Heirloom

extension Providers {
  /// How large the text of a screen is meant to be.
  public var screenTextSize: Provider<ScreenTextSize> { Provider { _ in .standard } }

  /// Whether a screen is meant to be light or dark.
  public var screenColorScheme: Provider<ScreenColorScheme> { Provider { _ in .automatic } }

  /// The language of a screen as a BCP 47 tag, such as `ja`; empty when it is not stated.
  public var screenLanguage: Provider<String> { Provider { _ in "" } }
}
