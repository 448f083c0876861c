public import Heirloom

/// The fixtures of a program: what a command lists and a test runs through.
///
/// ```swift
/// struct GreetingScreen: ScreenContent {
///   func body(in scope: Scope) -> ScreenNode { .text("Hello") }
/// }
///
/// enum GreetingFixtures: Fixtures {
///   @FixtureBuilder static var fixtures: [Fixture] {
///     Fixture("Usual") { _ in GreetingScreen() }
///   }
/// }
///
/// let catalog = FixtureCatalog(GreetingFixtures.self)
/// ```
public struct FixtureCatalog: Sendable {
  /// The fixtures in the order in which they were given.
  ///
  /// Those that share a full name are all there, and each rendering of one fails and says so.
  public let fixtures: [Fixture]

  /// Sets what every fixture begins with.
  public let basis: @Sendable (inout Overrides) -> Void

  /// The full names that several fixtures have.
  public let duplicates: [DuplicateFixture]

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - screens: The fixtures of each screen.
  ///   - basis: Sets what every fixture begins with, such as a fixed clock; what a fixture sets itself
  ///     counts instead.
  public init(
    _ screens: any Fixtures.Type...,
    overriding basis: @escaping @Sendable (inout Overrides) -> Void = { _ in }
  ) {
    self.init(screens, overriding: basis)
  }

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - screens: The fixtures of each screen.
  ///   - basis: Sets what every fixture begins with; what a fixture sets itself counts instead.
  public init(
    _ screens: [any Fixtures.Type],
    overriding basis: @escaping @Sendable (inout Overrides) -> Void = { _ in }
  ) {
    let named = screens.flatMap { screen in
      screen.fixtures.map { fixture in
        var fixture = fixture
        fixture.screen = screen.name
        fixture.basis = basis
        return fixture
      }
    }
    self.basis = basis
    let byName = Dictionary(grouping: named, by: \.fullName)
    fixtures = named.map { fixture in
      guard let namesakes = byName[fixture.fullName], namesakes.count > 1 else { return fixture }
      var fixture = fixture
      fixture.duplicate = DuplicateFixture(namesakes)
      return fixture
    }
    var seen: Set<String> = []
    duplicates = fixtures.compactMap(\.duplicate).filter { seen.insert($0.name).inserted }
  }

  /// Looks up a fixture by its full name; case and spaces do not count where that is unambiguous.
  ///
  /// - Parameter name: The screen and the state, such as `Search / Loaded`.
  ///
  /// - Returns: The fixture.
  ///
  /// - Throws: ``UnknownFixture``, which names similar ones.
  public func fixture(named name: String) throws(UnknownFixture) -> Fixture {
    if let fixture = fixtures.first(where: { $0.fullName == name }) { return fixture }
    let spelling = Self.spelling(of: name)
    let candidates = fixtures.filter { Self.spelling(of: $0.fullName) == spelling }
    if candidates.count == 1 { return candidates[0] }
    throw UnknownFixture(name, among: fixtures.map(\.fullName))
  }

  private static func spelling(of name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}

extension DuplicateFixture {
  fileprivate init(_ fixtures: [Fixture]) {
    name = fixtures[0].fullName
    places = fixtures.map(\.place)
  }
}
