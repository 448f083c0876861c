/// How large the text of a screen is meant to be.
public enum ScreenTextSize: String, CaseIterable, Sendable {
  /// Smaller than usual.
  case small

  /// As usual.
  case standard

  /// Larger than usual.
  case large

  /// As large as people with poor sight ask for.
  case extraLarge
}
