/// Collects the steps of a scenario.
@resultBuilder
@MainActor
public enum ScenarioBuilder<Model> {
  /// Takes one step.
  ///
  /// - Parameter step: The step.
  ///
  /// - Returns: A list of it.
  public static func buildExpression(_ step: ScenarioStep<Model>) -> [ScenarioStep<Model>] {
    [step]
  }

  /// Joins lists.
  ///
  /// - Parameter steps: The lists.
  ///
  /// - Returns: All of them, in order.
  public static func buildBlock(_ steps: [ScenarioStep<Model>]...) -> [ScenarioStep<Model>] {
    steps.flatMap(\.self)
  }

  /// Joins the lists of a loop.
  ///
  /// - Parameter steps: The lists.
  ///
  /// - Returns: All of them, in order.
  public static func buildArray(_ steps: [[ScenarioStep<Model>]]) -> [ScenarioStep<Model>] {
    steps.flatMap(\.self)
  }
}
