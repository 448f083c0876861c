/// Builds the fixtures of a screen, with `if`, `switch` and `for`.
@resultBuilder
public enum FixtureBuilder: Sendable {
  /// Takes one fixture.
  ///
  /// - Parameter fixture: The fixture.
  ///
  /// - Returns: The fixture alone.
  public static func buildExpression(_ fixture: Fixture) -> [Fixture] { [fixture] }

  /// Takes several fixtures, such as the variants of one.
  ///
  /// - Parameter fixtures: The fixtures.
  ///
  /// - Returns: The fixtures.
  public static func buildExpression(_ fixtures: [Fixture]) -> [Fixture] { fixtures }

  /// Puts fixtures one after the other.
  ///
  /// - Parameter fixtures: The fixtures.
  ///
  /// - Returns: All of them.
  public static func buildBlock(_ fixtures: [Fixture]...) -> [Fixture] { fixtures.flatMap { $0 } }

  /// Takes the fixtures of an `if` without `else`.
  ///
  /// - Parameter fixtures: The fixtures, if the condition holds.
  ///
  /// - Returns: The fixtures, or none.
  public static func buildOptional(_ fixtures: [Fixture]?) -> [Fixture] { fixtures ?? [] }

  /// Takes the fixtures of a first branch.
  ///
  /// - Parameter fixtures: The fixtures.
  ///
  /// - Returns: The fixtures.
  public static func buildEither(first fixtures: [Fixture]) -> [Fixture] { fixtures }

  /// Takes the fixtures of another branch.
  ///
  /// - Parameter fixtures: The fixtures.
  ///
  /// - Returns: The fixtures.
  public static func buildEither(second fixtures: [Fixture]) -> [Fixture] { fixtures }

  /// Takes the fixtures of a loop.
  ///
  /// - Parameter fixtures: The fixtures of each turn.
  ///
  /// - Returns: All of them.
  public static func buildArray(_ fixtures: [[Fixture]]) -> [Fixture] { fixtures.flatMap { $0 } }
}
