/// Whether a screen is meant to be light or dark.
public enum ScreenColorScheme: String, CaseIterable, Sendable {
  /// As the surroundings are.
  case automatic

  /// Dark text on a light ground.
  case light

  /// Light text on a dark ground.
  case dark
}
