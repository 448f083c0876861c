/// One step of a scenario; see ``Scenario`` for how they are written.
@MainActor
public struct ScenarioStep<Model> {
  let perform: @MainActor (ScenarioRun<Model>) async throws(ScenarioMismatch) -> Void

  init(_ perform: @escaping @MainActor (ScenarioRun<Model>) async throws(ScenarioMismatch) -> Void)
  {
    self.perform = perform
  }
}
