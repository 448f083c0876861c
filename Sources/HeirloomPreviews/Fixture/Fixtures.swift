/// The fixtures of one screen.
///
/// ```swift
/// struct GreetingScreen: ScreenContent {
///   let name: String
///   func body(in scope: Scope) -> ScreenNode { .text("Hello, \(name)") }
/// }
///
/// enum GreetingFixtures: Fixtures {
///   @FixtureBuilder static var fixtures: [Fixture] {
///     Fixture("Short") { _ in GreetingScreen(name: "Aki") }
///     Fixture("Nobody") { _ in GreetingScreen(name: "") }
///   }
/// }
/// ```
public protocol Fixtures {
  /// The screen, as fixtures are grouped by it.
  ///
  /// It is the name of the type by default, without `Fixtures` at its end.
  static var name: String { get }

  /// The screen in each of its states.
  @FixtureBuilder static var fixtures: [Fixture] { get }
}

extension Fixtures {
  /// The name of the type, without `Fixtures` at its end.
  public static var name: String {
    let name = String(describing: self)
    let ending = "Fixtures"
    return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
  }
}
