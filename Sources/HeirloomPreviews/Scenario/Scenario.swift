import Heirloom

/// What happens to a view model, step by step, and what is to be seen of it meanwhile.
///
/// The script runs on the real view model. Where a call of a stub is held, by a ``Gate``, an ``Endpoint``
/// or a ``TestClock``, the script goes on, and says when it is answered; nothing is polled, and no time
/// passes. The transcript has each step, the calls of endpoints, and each change of what is watched, and
/// is the same in every run, so that it can be kept as a snapshot.
///
/// ```swift
/// @MainActor final class Model {
///   private(set) var greeting: String?
///   private let greeter: any Greeter
///
///   init(greeter: any Greeter) { self.greeter = greeter }
///
///   func load() async throws { greeting = try await greeter.greeting(for: "you") }
/// }
///
/// @MainActor func tell() async throws -> String {
///   let greeter = HeldGreeter()
///   let scenario = Scenario<Model>("Load") { model in
///     watch("greeting", \.greeting)
///     step("load") { try await model.load() }
///     open(greeter.greeting, .success("Hello"))
///     expect(\.greeting, "Hello")
///   }
///   return try await scenario.run(on: Model(greeter: greeter))
/// }
/// ```
///
/// A step that makes several calls at once says so with `holding:`; else it is as far as it gets when
/// the first one is held. What the answers to several calls change is told after the last answer.
public struct Scenario<Model>: Sendable {
  /// What the scenario shows.
  public let name: String

  private let place: SourcePlace
  private let script: @MainActor (Model) -> [ScenarioStep<Model>]

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - name: What the scenario shows; the first line of its transcript.
  ///   - fileID: The file of the scenario, for messages.
  ///   - line: The line of the scenario, for messages.
  ///   - script: The steps, one below another.
  public init(
    _ name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScenarioBuilder<Model> _ script: @escaping @MainActor (Model) -> [ScenarioStep<Model>]
  ) {
    self.name = name
    place = SourcePlace(fileID: fileID, line: line)
    self.script = script
  }

  /// Plays the script.
  ///
  /// What is still held at the end is cancelled.
  ///
  /// - Parameter model: A view model that nobody else uses.
  ///
  /// - Returns: The transcript.
  ///
  /// - Throws: ``ScenarioMismatch`` where something else is seen than what is expected, and when the task is
  ///   cancelled.
  @MainActor
  public func run(on model: Model) async throws(ScenarioMismatch) -> String {
    let run = ScenarioRun(name, model)
    do throws(ScenarioMismatch) {
      for step in script(model) {
        try await step.perform(run)
        if Task.isCancelled { throw run.mismatch("The scenario was cancelled.", at: place) }
      }
    } catch {
      await run.end()
      throw error
    }
    await run.end()
    return run.transcript.text
  }
}
