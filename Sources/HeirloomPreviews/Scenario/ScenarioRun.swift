import Foundation
import Heirloom

/// One run of a scenario on one view model.
@MainActor
final class ScenarioRun<Model> {
  /// A part of the view model's state whose changes are told.
  private struct Watch {
    let name: String
    let read: (Model) -> String
    var last: String
  }

  let model: Model
  let transcript = TranscriptLog()
  private var watches: [Watch] = []
  private var operations: [(operation: ScenarioOperation, task: Task<Void, Never>)] = []

  init(_ name: String, _ model: Model) {
    self.model = model
    transcript.add(name)
  }

  /// Tells of a part of the state from now on.
  func watch(_ name: String, _ read: @escaping (Model) -> String) {
    let value = read(model)
    watches.append(Watch(name: name, read: read, last: value))
    transcript.add("  \(name): \(value)")
  }

  /// Starts an operation, and waits until it is as far as it gets.
  func start(
    _ name: String,
    holding callCount: Int,
    _ body: @escaping @MainActor () async throws -> Void
  ) async {
    transcript.add("step \(name)")
    let operation = ScenarioOperation(name, transcript)
    let task = ScenarioOperation.$current.withValue(operation) {
      Task {
        do {
          try await body()
          operation.end()
        } catch {
          operation.end(throwing: error)
        }
      }
    }
    operations.append((operation, task))
    await operation.settle(holding: callCount)
    observe()
  }

  /// Lets operations go on, waits until they are as far as they get, and tells what is different then.
  ///
  /// While another part of one is still held, nobody can know how far it gets, and nothing is told.
  func move<Failure: Error>(
    _ moving: [ScenarioOperation],
    _ act: () throws(Failure) -> Void
  ) async throws(Failure) {
    let isHeldElsewhere = moving.contains { operation in
      operation.heldCount > moving.count { $0 === operation }
    }
    try act()
    guard !isHeldElsewhere else { return }
    for operation in moving { await operation.settle(holding: 1) }
    observe()
  }

  private func observe() {
    for (operation, _) in operations where operation.hasEnded {
      guard let error = operation.error else { continue }
      transcript.add("  \(operation.name) throws \(Self.text(of: error))")
    }
    operations.removeAll { $0.operation.hasEnded }
    for index in watches.indices {
      let value = watches[index].read(model)
      guard value != watches[index].last else { continue }
      watches[index].last = value
      transcript.add("  \(watches[index].name): \(value)")
    }
  }

  /// Says what is different from what the script expects, with what has happened by now.
  func mismatch(_ reason: String, at place: SourcePlace) -> ScenarioMismatch {
    ScenarioMismatch(reason: reason, place: place, transcript: transcript.text)
  }

  /// Cancels what is still held.
  func end() async {
    for (operation, task) in operations {
      transcript.add("still in flight: \(operation.name)")
      task.cancel()
    }
    for (_, task) in operations { await task.value }
  }

  private static func text(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}
