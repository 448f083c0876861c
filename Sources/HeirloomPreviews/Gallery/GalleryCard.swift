/// One fixture as the gallery shows it.
public struct GalleryCard: Hashable, Sendable {
  /// The full name, which no other card has: the screen and the state.
  public var name: String

  /// The screen that the card belongs to.
  public var screen: String

  /// The state that the screen is shown in.
  public var state: String

  /// What the card can be found by, apart from its name.
  public var tags: [String]

  /// What the screen shows.
  public var content: ResolvedNode

  /// What went wrong, as lines of text; nil when nothing did.
  public var failure: String?

  /// What the rendering touched, one thing a line.
  public var touched: [String]

  /// The code of a fixture that needs no more than what was touched.
  public var minimalFixture: String

  /// How the screen is meant to look.
  public var appearance: ScreenAppearance

  /// Whether the failure is what the fixture is meant to show.
  public var isFailureExpected: Bool

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - name: The full name, which no other card has.
  ///   - screen: The screen that the card belongs to.
  ///   - state: The state that the screen is shown in.
  ///   - tags: What the card can be found by, apart from its name.
  ///   - content: What the screen shows.
  ///   - failure: What went wrong; nil when nothing did.
  ///   - touched: What the rendering touched, one thing a line.
  ///   - minimalFixture: The code of a fixture that needs no more than what was touched.
  ///   - appearance: How the screen is meant to look.
  ///   - isFailureExpected: Whether the failure is what the fixture is meant to show.
  public init(
    name: String,
    screen: String,
    state: String,
    tags: [String] = [],
    content: ResolvedNode,
    failure: String? = nil,
    touched: [String] = [],
    minimalFixture: String = "",
    appearance: ScreenAppearance = ScreenAppearance(),
    isFailureExpected: Bool = false
  ) {
    self.name = name
    self.screen = screen
    self.state = state
    self.tags = tags
    self.content = content
    self.failure = failure
    self.touched = touched
    self.minimalFixture = minimalFixture
    self.appearance = appearance
    self.isFailureExpected = isFailureExpected
  }
}
